import type { ReactNode } from 'react'
import styles from './StorySection.module.css'

/** Frames the game's island; with scripts off the story can still be read. */
export function StorySection({ children, scriptsOff }: { children: ReactNode; scriptsOff: string }) {
  return (
    <section aria-labelledby="story-title" className={styles.section}>
      {children}
      <p className={styles.scriptsOff}>{scriptsOff}</p>
    </section>
  )
}
