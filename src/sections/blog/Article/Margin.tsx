import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import styles from './Margin.module.css'

interface Props {
  /** Sentences of the article. */
  quotes: string[]
  cover: PictureData
}

/** What the eye rests on beside a long text: its own sentences, large, and parts of its picture. It says nothing new, so it isn't read out. */
export function Margin({ quotes, cover }: Props) {
  return quotes.map((quote) => (
    <div key={quote} className={styles.stretch} aria-hidden="true">
      <div className={styles.note}>
        <Picture className={styles.detail} picture={{ ...cover, alt: '', sample: false }} sizes="36rem" />
        <p>
          <Text>{quote}</Text>
        </p>
      </div>
    </div>
  ))
}
