import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import styles from './FormPart.module.css'
import { blocksOf, type Part } from './required-fields'
import type { JobValues } from './schema'

const of = 'מתוך'

interface Props {
  id: string
  /** What stands on the block before the title. */
  sign: string
  title: string
  hint?: string
  /** Shows how many of its required fields are filled in. */
  progress?: { control: Control<JobValues>; part: Part }
  children: ReactNode
}

/** A numbered part of a long form. */
export function FormPart({ id, sign, title, hint, progress, children }: Props) {
  return (
    <fieldset className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.sign} aria-hidden>
          {sign}
        </span>
        <div>
          <h3 id={id}>{title}</h3>
          {hint && <p>{hint}</p>}
        </div>
        {progress && <Progress {...progress} />}
      </div>
      {children}
    </fieldset>
  )
}

function Progress({ control, part }: { control: Control<JobValues>; part: Part }) {
  const values = useWatch({ control })
  const blocks = blocksOf(part, values as Partial<JobValues>)
  return (
    <span className={styles.progress}>
      {blocks.filter((block) => block.laid).length} {of} {blocks.length}
    </span>
  )
}
