import prince from '@/assets/icons/prince.svg?url'
import { classNames } from '@/lib/class-names'
import styles from './Bridge.module.css'
import type { StoryState } from './story-state'

/** A block for each question: those behind the prince are laid, and the one in hand turns golden once something is written. */
export function Bridge({ state }: { state: StoryState }) {
  const asking = state.page === 'emotional'
  const laid = { story: 0, emotional: state.question, trivia: state.answers.length }[state.page]
  return (
    <ol className={styles.bridge}>
      {state.answers.map((answer, block) => {
        const inHand = asking && block === laid
        return (
          <li key={block} className={classNames(block < laid && styles.laid, inHand && styles.inHand)}>
            {asking && block === laid - 1 && <img className={styles.walker} src={prince} alt="" width={120} height={180} />}
            <span data-written={(inHand && answer.trim() !== '') || undefined}>{asking ? block + 1 : ''}</span>
          </li>
        )
      })}
    </ol>
  )
}
