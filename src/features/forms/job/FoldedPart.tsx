import { type ReactNode, useEffect, useRef } from 'react'
import styles from './FoldedPart.module.css'
import part from './FormPart.module.css'

interface Props {
  title: string
  hint: string
  /** Something is filled in: by a draft, too. It is unfolded then, so that nothing is sent unseen. */
  filled: boolean
  children: ReactNode
}

/** A part of a long form that may be left out. */
export function FoldedPart({ title, hint, filled, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (filled && details.current) details.current.open = true
  }, [filled])

  return (
    <details ref={details} className={styles.part}>
      <summary>
        <span className={part.sign} aria-hidden>
          +
        </span>
        <span>
          <b>{title}</b> <small>{hint}</small>
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
