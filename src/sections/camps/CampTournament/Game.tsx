import words from '#content/interface/camps.json' with { type: 'json' }
import styles from './Game.module.css'

interface Props {
  /** Which round, and which of its games. */
  name: string
  sides: { team: string; score: number; won: boolean }[]
  /** Where the winner goes; none: this is the final. */
  next: string | undefined
}

/** Two teams and how it ended. Nothing can be pressed until the script is there. */
export function Game({ name, sides, next }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form, and draws a frame
    <div className={styles.game} role="group" aria-label={name} data-says={next ? `${words.goesOn} ${next}` : words.winsAll}>
      {sides.map(({ team, score, won }) => (
        <button key={team} className={styles.side} type="button" aria-pressed={won} disabled>
          <span data-team="">{team}</span>
          <b data-score={score}>{score}</b>
        </button>
      ))}
    </div>
  )
}
