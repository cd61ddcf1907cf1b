import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import styles from './Scenes.module.css'
import type { StoryContent } from './story-content'

export function Scenes({ content }: { content: StoryContent }) {
  return (
    <ol className={styles.scenes}>
      {content.scenes.map((scene, index) => (
        <li key={scene.id}>
          <div className={styles.words}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h2>
              <Text>{scene.heading}</Text>
            </h2>
            {scene.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Text>{paragraph}</Text>
              </p>
            ))}
          </div>
          {scene.picture && <Picture className={styles.picture} picture={scene.picture} sizes="(min-width: 52rem) 35rem, 100vw" />}
        </li>
      ))}
    </ol>
  )
}
