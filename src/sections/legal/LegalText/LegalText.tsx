import type { ReactNode } from 'react'
import texts from '#content/interface/sections.json' with { type: 'json' }
import type { ArticlePart } from '#features/blog/article-parts.ts'
import { Contents } from '#ui/Contents/Contents.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import styles from './LegalText.module.css'

interface Props {
  parts: ArticlePart[]
  /** The text. */
  children: ReactNode
}

export function LegalText({ parts, children }: Props) {
  return (
    <div className={styles.columns}>
      <Contents className={styles.contents} title={texts.legalContents} parts={parts} />
      <Prose>{children}</Prose>
    </div>
  )
}
