import { classNames } from '#lib/class-names.ts'
import type { Picture as PictureData } from '#lib/picture.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import styles from './Bridge.module.css'
import type { StoryState } from './story-state.ts'

/** One block per question: those of earlier questions are laid, and the current one turns golden once something is written. */
export function Bridge({ state, walker }: { state: StoryState; walker: PictureData }) {
  const asking = state.page === 'emotional'
  const laid = { story: 0, emotional: state.question, trivia: state.answers.length }[state.page]
  return (
    <ol className={styles.bridge}>
      {state.answers.map((answer, block) => {
        const inHand = asking && block === laid
        return (
          <li key={block} className={classNames(block < laid && styles.laid, inHand && styles.inHand)}>
            {asking && block === laid - 1 && <Picture className={styles.walker} picture={walker} sizes="5rem" cutout />}
            <span data-written={(inHand && answer.trim() !== '') || undefined}>{asking ? block + 1 : ''}</span>
          </li>
        )
      })}
    </ol>
  )
}
