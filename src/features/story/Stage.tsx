import dragon from '@/assets/icons/dragon.svg?url'
import dragonFire from '@/assets/icons/dragon-fire.svg?url'
import moon from '@/assets/icons/moon.svg?url'
import noaUp from '@/assets/icons/noa-up.svg?url'
import prince from '@/assets/icons/prince.svg?url'
import princeUp from '@/assets/icons/prince-up.svg?url'
import { Text } from '@/ui/Text/Text'
import { Bridge } from './Bridge'
import { Lanterns } from './Lanterns'
import styles from './Stage.module.css'
import type { StoryContent } from './story-content'
import { allSolved, type StoryState } from './story-state'

/** The valley: the prince on one side, the dragon on the other, and the bridge as far as it is built. */
export function Stage({ content, state }: { content: StoryContent; state: StoryState }) {
  const done = state.page === 'trivia' && allSolved(state)
  const words = done ? content.congratulation.stage : content.tabs.find((tab) => tab.id === state.page)
  const onTheBridge = done || (state.page === 'emotional' && state.question > 0)
  return (
    <div className={styles.stage} data-page={state.page}>
      <img className={styles.moon} src={moon} alt="" width={120} height={120} />
      <div className={styles.words}>
        <p className={styles.kicker}>{content.kicker}</p>
        <h1 id="story-title">
          <Text>{words?.heading ?? ''}</Text>
        </h1>
        <p className={styles.lead}>
          <Text>{words?.text ?? ''}</Text>
        </p>
      </div>
      <div className={styles.ravine} aria-hidden="true">
        <div className={styles.cliff}>{!onTheBridge && <img className={styles.prince} src={prince} alt="" width={120} height={180} />}</div>
        <div className={styles.span}>
          {state.page === 'trivia' && <Lanterns lit={state.solved} />}
          {done && (
            <div className={styles.friends}>
              <img src={princeUp} alt="" width={120} height={180} />
              <img src={noaUp} alt="" width={140} height={180} />
            </div>
          )}
          <Bridge state={state} />
        </div>
        <div className={styles.cliff}>
          <img className={styles.dragon} src={done ? dragonFire : dragon} alt="" width={240} height={240} />
        </div>
      </div>
    </div>
  )
}
