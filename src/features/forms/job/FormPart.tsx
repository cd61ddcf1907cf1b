import type { ReactNode } from 'react'
import styles from './FormPart.module.css'
import type { Block } from './form-blocks.ts'
import { Progress } from './Progress.tsx'

interface Props {
  id: string
  /** Shown on the block before the title. */
  number: number
  title: string
  /** Its required fields; the heading shows how many of them are filled in. */
  blocks: Block[]
  children: ReactNode
}

/** A numbered part of a long form. */
export function FormPart({ id, number, title, blocks, children }: Props) {
  return (
    <fieldset className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.marker} aria-hidden>
          {number}
        </span>
        <h3 id={id}>{title}</h3>
        <span className={styles.progress}>
          <Progress blocks={blocks} />
        </span>
      </div>
      {children}
    </fieldset>
  )
}
