import dragon from '@/assets/icons/dragon.svg?url'
import dragonFire from '@/assets/icons/dragon-fire.svg?url'
import lantern from '@/assets/icons/lantern.svg?url'
import lanternOff from '@/assets/icons/lantern-off.svg?url'
import moon from '@/assets/icons/moon.svg?url'
import noaUp from '@/assets/icons/noa-up.svg?url'
import prince from '@/assets/icons/prince.svg?url'
import princeUp from '@/assets/icons/prince-up.svg?url'
import { classNames } from '@/lib/class-names'
import { Text } from '@/ui/Text/Text'
import styles from './Stage.module.css'
import type { StoryContent } from './story-content'
import { allSolved, type StoryState } from './story-state'

/** Which of the eight blocks carry the five lanterns. */
const lanternBlocks = [0, 2, 4, 5, 7]

/** The valley: the prince on one side, the dragon on the other, and the bridge as far as it is built. */
export function Stage({ content, state }: { content: StoryContent; state: StoryState }) {
  const tab = content.tabs.find((candidate) => candidate.id === state.page)
  const laid = { story: 0, emotional: state.question, trivia: state.answers.length }[state.page]
  const done = state.page === 'trivia' && allSolved(state)
  const walking = state.page === 'emotional' && laid > 0
  return (
    <div className={styles.stage} data-page={state.page}>
      <img className={styles.moon} src={moon} alt="" width={120} height={120} />
      <div className={styles.words}>
        <p className={styles.kicker}>{content.kicker}</p>
        <h1 id="story-title">
          <Text>{tab?.heading ?? ''}</Text>
        </h1>
        <p className={styles.lead}>
          <Text>{tab?.text ?? ''}</Text>
        </p>
      </div>
      <div className={styles.ravine} aria-hidden="true">
        <div className={styles.cliff}>
          {!walking && <img className={styles.prince} src={done ? princeUp : prince} alt="" width={120} height={180} />}
        </div>
        <ol className={styles.bridge}>
          {state.answers.map((_, block) => (
            <li key={block} className={classNames(block < laid && styles.laid, state.page === 'emotional' && block === laid && styles.now)}>
              {walking && block === laid - 1 && <img className={styles.walker} src={prince} alt="" width={90} height={140} />}
              {state.page === 'trivia' && lanternBlocks.includes(block) && (
                <img
                  className={styles.lantern}
                  src={state.solved[lanternBlocks.indexOf(block)] ? lantern : lanternOff}
                  data-lit={state.solved[lanternBlocks.indexOf(block)] || undefined}
                  alt=""
                  width={48}
                  height={64}
                />
              )}
              {done && block === 3 && <img className={styles.walker} src={noaUp} alt="" width={90} height={140} />}
              <span>{state.page === 'emotional' ? block + 1 : ''}</span>
            </li>
          ))}
        </ol>
        <div className={styles.cliff}>
          <img className={styles.dragon} src={done ? dragonFire : dragon} alt="" width={240} height={240} />
        </div>
      </div>
    </div>
  )
}
