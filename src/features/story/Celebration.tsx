import type { ReactNode, Ref } from 'react'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Celebration.module.css'
import type { StoryContent } from './story-content.ts'

interface Props {
  content: StoryContent
  /** The action buttons. */
  children: ReactNode
  ref: Ref<HTMLElement>
}

/** The congratulation box. A confetti of blocks falls and stays at the bottom; with motion off it is there from the start. */
export function Celebration({ content: { congratulation }, children, ref }: Props) {
  return (
    <section className={styles.box} data-ring="inside" aria-labelledby="story-congratulation" tabIndex={-1} ref={ref}>
      <div className={styles.text}>
        <h2 id="story-congratulation">
          <Text>{congratulation.heading}</Text>
        </h2>
        <p>
          <Text>{congratulation.text}</Text>
        </p>
        <p>
          <b>
            <Text>{congratulation.closing}</Text>
          </b>
        </p>
        {children}
      </div>
      <Picture className={styles.picture} picture={congratulation.picture} sizes="(min-width: 64rem) 30rem, 100vw" />
      <div className={styles.confetti} aria-hidden="true">
        {Array.from({ length: 28 }, (_, piece) => (
          <i key={piece} />
        ))}
      </div>
    </section>
  )
}
