import moon from '#assets/icons/moon.svg?url'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { ThemeSwitch } from '#ui/ThemeSwitch/ThemeSwitch.tsx'
import { Bridge } from './Bridge.tsx'
import { Lanterns } from './Lanterns.tsx'
import styles from './Stage.module.css'
import type { StoryContent } from './story-content.ts'
import { allSolved, type StoryState } from './story-state.ts'

/** The valley: the prince on one side, the dragon on the other, and the part of the bridge that is built. */
export function Stage({ content, state }: { content: StoryContent; state: StoryState }) {
  const { cast } = content
  const done = state.page === 'trivia' && allSolved(state)
  const intro = done ? content.congratulation.stage : content.tabs.find((tab) => tab.id === state.page)
  const onTheBridge = done || (state.page === 'emotional' && state.question > 0)
  return (
    <div className={styles.stage} data-page={state.page}>
      <img className={styles.moon} src={moon} alt="" width={120} height={120} />
      <ThemeSwitch className={styles.sky} />
      <div className={styles.text}>
        <p className={styles.kicker}>{content.kicker}</p>
        <h1 id="story-title">
          <Text>{intro?.heading ?? ''}</Text>
        </h1>
        <p className={styles.lead}>
          <Text>{intro?.text ?? ''}</Text>
        </p>
      </div>
      {state.page === 'story' && (
        <div className={styles.valley}>
          <Picture picture={content.valley} sizes="(min-width: 48rem) 100vw, 145vw" priority cutout />
          <Picture
            className={styles.farBank}
            picture={{ ...content.valley, alt: '' }}
            sizes="(min-width: 48rem) 100vw, 145vw"
            eager
            cutout
          />
        </div>
      )}
      <div className={styles.ravine} aria-hidden="true">
        <div className={styles.cliff}>
          {!onTheBridge && <Picture className={styles.prince} picture={cast.prince} sizes="7rem" cutout />}
        </div>
        <div className={styles.span}>
          {state.page === 'trivia' && <Lanterns lit={state.solved} />}
          {done && (
            <div className={styles.friends}>
              <Picture picture={cast.princeUp} sizes="8rem" cutout />
              <Picture picture={cast.noaUp} sizes="8rem" cutout />
            </div>
          )}
          <Bridge state={state} walker={cast.prince} />
        </div>
        <div className={styles.cliff}>
          <Picture className={styles.dragon} picture={done ? cast.dragonFire : cast.dragon} sizes="18rem" cutout />
        </div>
      </div>
    </div>
  )
}
