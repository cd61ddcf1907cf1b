import texts from '#content/interface/blog.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import type { PrintedDate } from '#lib/days/printed-date.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import styles from './ArticleMeta.module.css'
import { ReadingTime } from './ReadingTime.tsx'

interface Props {
  date: PrintedDate
  minutes: number
  author?: string | undefined
  /** Date and author are samples. */
  sample: boolean
  className?: string | undefined
}

/** Date, reading time and author, on one line. */
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
          {interpolate(texts.author, { author })}
          <SampleMark when={sample} />
        </span>
      )}
    </p>
  )
}
