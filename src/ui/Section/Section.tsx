import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './Section.module.css'

interface Props {
  children: ReactNode
  /** The id of the heading that names the section for assistive technology. */
  labelledBy: string
  id?: string | undefined
  tone?: 'canvas' | 'tint' | 'field' | 'night' | undefined
  /** The upper edge: the page's skyline, or a city's with lit windows. */
  rise?: boolean | 'city' | undefined
  /** Full-bleed sections lay out their own width. */
  bleed?: boolean
  className?: string | undefined
  /** Hidden for now: the content depends on the day. */
  hidden?: boolean
  /** Attributes for a script or a global style. */
  data?: Record<`data-${string}`, string>
}

/** A band of the page, with its background, upper edge and width. */
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
