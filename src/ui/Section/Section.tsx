import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './Section.module.css'

interface Props {
  children: ReactNode
  /** Names the section for assistive technology: the id of its heading. */
  labelledBy: string
  id?: string | undefined
  tone?: 'canvas' | 'tint' | 'field' | 'night' | undefined
  /** Meets the section above in the page's skyline, or in a city's with lit windows. */
  rise?: boolean | 'city' | undefined
  /** Full-bleed sections lay out their own width. */
  bleed?: boolean
  className?: string | undefined
  /** Not now: what it holds depends on the day. */
  hidden?: boolean
  /** What a script or a general style reads from it. */
  data?: Record<`data-${string}`, string>
}

/** A band of the page: its ground, its upper edge and its width. */
export function Section({ children, labelledBy, id, tone = 'canvas', rise = false, bleed = false, className, hidden, data }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      hidden={hidden}
      {...data}
      data-scheme={tone === 'night' ? 'dark' : undefined}
      className={classNames(
        styles.section,
        tone !== 'canvas' && styles[tone],
        rise && styles.rise,
        rise === 'city' && styles.city,
        className,
      )}
    >
      {rise === 'city' && <span className={styles.windows} data-only="screen" aria-hidden="true" />}
      {bleed ? children : <div className={styles.inner}>{children}</div>}
    </section>
  )
}
