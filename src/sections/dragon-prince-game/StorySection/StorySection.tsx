import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#lib/picture.ts'
import type { Action } from '#schemas/action.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './StorySection.module.css'

interface Props {
  children: ReactNode
  scriptsOff: string
  /** The picture beside the closing text. */
  dragon: PictureData
  /** A link from the story to what children build in class. */
  onward: { heading: string; text: string; action: Action }
  /** The next camp. */
  camp?: ReactNode
}

/** Frames the game's island; without scripts the story can still be read. */
export function StorySection({ children, scriptsOff, dragon, onward, camp }: Props) {
  return (
    <section aria-labelledby="story-title" className={styles.section}>
      {children}
      <p className={styles.scriptsOff}>{scriptsOff}</p>
      <aside id="contact" className={styles.onward} aria-labelledby="story-onward">
        <div className={styles.bench}>
          <div className={styles.text}>
            <h2 id="story-onward">
              <Text>{onward.heading}</Text>
            </h2>
            <p>
              <Text>{onward.text}</Text>
            </p>
            <div data-scheme="dark">
              <ActionLink {...onward.action} size="large" />
            </div>
            {camp}
          </div>
          <Picture className={styles.dragon} picture={dragon} sizes="26rem" cutout />
        </div>
      </aside>
    </section>
  )
}
