import type { ReactNode } from 'react'
import type { Action } from '@/schemas/action'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Text } from '@/ui/Text/Text'
import styles from './StorySection.module.css'

interface Props {
  children: ReactNode
  scriptsOff: string
  /** From the story to what is built in a class. */
  onward: { heading: string; text: string; action: Action }
}

/** Frames the game's island; with scripts off the story can still be read. */
export function StorySection({ children, scriptsOff, onward }: Props) {
  return (
    <section aria-labelledby="story-title" className={styles.section}>
      {children}
      <p className={styles.scriptsOff}>{scriptsOff}</p>
      <aside className={styles.onward} aria-labelledby="story-onward">
        <div>
          <h2 id="story-onward">
            <Text>{onward.heading}</Text>
          </h2>
          <p>
            <Text>{onward.text}</Text>
          </p>
        </div>
        <div data-scheme="dark">
          <ActionLink {...onward.action} size="large" />
        </div>
      </aside>
    </section>
  )
}
