import type { ReactNode } from 'react'
import styles from './FormPart.module.css'
import { Progress } from './Progress.tsx'
import type { Block } from './required-fields.ts'

interface Props {
  id: string
  /** The number on the block before the title. */
  sign: string
  title: string
  /** Its required fields; the heading shows how many of them are filled in. */
  blocks: Block[]
  children: ReactNode
}

/** A numbered part of a long form. */
export function FormPart({ id, sign, title, blocks, children }: Props) {
  return (
    <fieldset className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.sign} aria-hidden>
          {sign}
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
