import { classNames } from '#lib/class-names.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Scenes.module.css'
import type { StoryContent } from './story-content.ts'

export function Scenes({ content }: { content: StoryContent }) {
  return (
    <ol>
      {content.scenes.map((scene, index) => (
        <li key={scene.id} className={classNames(styles.scene, scene.wide && styles.wide)}>
          <div className={styles.content}>
            <h2>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <Text>{scene.heading}</Text>
            </h2>
            <div className={styles.text}>
              {scene.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Text>{paragraph}</Text>
                </p>
              ))}
            </div>
          </div>
          <div className={styles.plate}>
            <Picture
              className={styles.picture}
              picture={scene.picture}
              sizes={scene.wide ? '(min-width: 75rem) 66rem, 100vw' : '(min-width: 64rem) 44rem, 100vw'}
            />
            <div className={styles.bridge} aria-hidden="true">
              {content.scenes.map(({ id }, place) => (
                <i key={id} data-laid={place <= index || undefined} />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
