import texts from '#content/interface/sections.json' with { type: 'json' }
import type { ArticlePart } from '#features/blog/article-parts.ts'
import type { PrintedDate } from '#lib/days/printed-date.ts'
import type { Picture as PictureData } from '#lib/picture.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './LegalHead.module.css'
import { type SummaryBlock, SummaryBlocks } from './SummaryBlocks.tsx'

interface Props {
  id: string
  title: string
  description: string
  updated: PrintedDate
  sample: boolean
  figures: PictureData
  summary: SummaryBlock[]
  parts: ArticlePart[]
}

/** The title of a legal page, and its summary in a row of four blocks. */
export function LegalHead({ id, title, description, updated, sample, figures, summary, parts }: Props) {
  return (
    <header className={styles.head} data-legal={id}>
      <div className={styles.text}>
        <h1>
          <Text>{title}</Text>
        </h1>
        <p>
          <Text>{description}</Text>
        </p>
        <p className={styles.updated}>
          {texts.legalUpdated}
          <time dateTime={updated.iso}>{updated.printed}</time>
          <SampleMark when={sample} block />
        </p>
        <div className={styles.figures} data-only="screen">
          <Picture picture={figures} sizes="31rem" cutout />
        </div>
      </div>
      <SummaryBlocks blocks={summary} parts={parts} />
    </header>
  )
}
