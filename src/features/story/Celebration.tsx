import { useEffect, useRef } from 'react'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Celebration.module.css'
import type { StoryContent } from './story-content'

/** The congratulation box: block confetti falls once, unless motion is off. */
export function Celebration({ content: { congratulation } }: { content: StoryContent }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <section className={styles.box} aria-labelledby="story-congratulation" ref={box}>
      <div className={styles.confetti} aria-hidden="true">
        {Array.from({ length: 24 }, (_, piece) => (
          <i key={piece} />
        ))}
      </div>
      <div className={styles.words} role="status">
        <h2 id="story-congratulation">{congratulation.heading}</h2>
        <p>{congratulation.text}</p>
        <p>
          <b>{congratulation.closing}</b>
        </p>
      </div>
      <Picture className={styles.picture} picture={congratulation.picture} sizes="(min-width: 52rem) 30rem, 100vw" />
    </section>
  )
}
