import type { MarginNote } from '@/features/blog/margin-notes'
import { Text } from '@/ui/Text/Text'
import styles from './Margin.module.css'

/** The colours of the parts, which take turns (Parts.module.css). */
const markCount = 4

/** What the eye rests on beside a long text: a sentence of each part, large, in the part's colour. It says nothing new, so it isn't read out. */
export function Margin({ notes }: { notes: MarginNote[] }) {
  return notes.map(({ part, quotes }) => (
    <div key={part} className={styles.stretch} data-part={part} data-mark={((part - 1) % markCount) + 1} aria-hidden="true">
      {quotes.map((quote) => (
        <p key={quote}>
          <Text>{quote}</Text>
        </p>
      ))}
    </div>
  ))
}
