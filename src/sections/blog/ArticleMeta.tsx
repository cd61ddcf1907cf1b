import * as words from '@/content/interface/blog.json'
import { classNames } from '@/lib/class-names'
import type { PrintedDate } from '@/lib/days/printed-date'
import { interpolate } from '@/lib/text/interpolate'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import styles from './ArticleMeta.module.css'
import { ReadingTime } from './ReadingTime'

interface Props {
  date: PrintedDate
  minutes: number
  author?: string | undefined
  /** Its day and its author are not real yet. */
  sample: boolean
  className?: string | undefined
}

/** The day, the reading time and who wrote it, in one line. */
export function ArticleMeta({ date, minutes, author, sample, className }: Props) {
  return (
    <p className={classNames(styles.meta, className)}>
      <time dateTime={date.iso}>{date.printed}</time>
      <span>
        <ReadingTime minutes={minutes} />
        {!author && <SampleMark when={sample} />}
      </span>
      {author && (
        <span>
          {interpolate(words.author, { author })}
          <SampleMark when={sample} />
        </span>
      )}
    </p>
  )
}
