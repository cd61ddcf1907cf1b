import texts from '#content/interface/camps.json' with { type: 'json' }
import styles from './Game.module.css'

interface Props {
  /** The round, and the number of the game in it. */
  name: string
  sides: { team: string; score: number; won: boolean }[]
  /** The game that the winner goes on to; undefined for the final. */
  next: string | undefined
}

/** Two teams and their score. The buttons are disabled until the script runs. */
export function Game({ name, sides, next }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and draws a frame
    <div className={styles.game} role="group" aria-label={name} data-says={next ? `${texts.goesOn} ${next}` : texts.winsAll}>
      {sides.map(({ team, score, won }) => (
        <button key={team} className={styles.side} type="button" aria-pressed={won} disabled>
          <span data-team="">{team}</span>
          <b data-score={score}>{score}</b>
        </button>
      ))}
    </div>
  )
}
