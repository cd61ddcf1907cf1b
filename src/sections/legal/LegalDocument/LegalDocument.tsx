import type { ReactNode } from 'react'
import * as words from '@/content/interface/sections.json'
import type { ArticlePart } from '@/features/blog/article-parts'
import type { PrintedDate } from '@/lib/printed-date'
import { Contents } from '@/ui/Contents/Contents'
import { Prose } from '@/ui/Prose/Prose'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './LegalDocument.module.css'

interface Props {
  icon: string
  title: string
  description: string
  updated: PrintedDate
  sample: boolean
  parts: ArticlePart[]
  /** The text itself. */
  children: ReactNode
}

export function LegalDocument({ icon, title, description, updated, sample, parts, children }: Props) {
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>
            <Text>{title}</Text>
          </h1>
          <p>
            <Text>{description}</Text>
          </p>
          <p className={styles.updated}>
            {words.legalUpdated}
            <time dateTime={updated.iso}>{updated.printed}</time>
            <SampleMark when={sample} of="text" />
          </p>
          <VoxelIcon className={styles.icon} name={icon} />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.contents}>
          <Contents title={words.legalContents} parts={parts} />
        </div>
        <Prose>{children}</Prose>
      </div>
    </article>
  )
}
