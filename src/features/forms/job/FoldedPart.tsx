import { type ReactNode, useEffect, useRef } from 'react'
import styles from './FoldedPart.module.css'
import part from './FormPart.module.css'

interface Props {
  title: string
  hint: string
  /** True if one of its fields is filled in, even by a draft. It then opens, so that nothing is sent unseen. */
  filled: boolean
  children: ReactNode
}

/** An optional part of a long form. */
export function FoldedPart({ title, hint, filled, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (filled && details.current) details.current.open = true
  }, [filled])

  return (
    <details ref={details} className={styles.part}>
      <summary>
        <span className={part.marker} aria-hidden>
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
