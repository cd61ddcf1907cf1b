import { Eraser, ImageDown, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import button from '#ui/Button/Button.module.css'
import { Text } from '#ui/Text/Text.tsx'
import styles from './CityActions.module.css'

interface Props {
  heading: string
  text: string
  share: string
  shared: string
  save: string
  clear: string
  /** A picture of the city. */
  children: ReactNode
}

/** Actions for the visitor's city: share it, save it, clear it. */
export function CityActions({ heading, text, share, shared, save, clear, children }: Props) {
  return (
    <section className={styles.section} data-only="screen scripts" aria-labelledby="yours-title">
      <h2 id="yours-title">
        <Text>{heading}</Text>
      </h2>
      <p>
        <Text>{text}</Text>
      </p>
      {children}
      <Actions className={styles.actions}>
        <button type="button" className={classNames(button.button, button.primary)} data-share-city="">
          <Share2 aria-hidden />
          {share}
        </button>
        <button type="button" className={button.button} data-save-city="">
          <ImageDown aria-hidden />
          {save}
        </button>
        <button type="button" className={styles.clear} data-clear-city="">
          <Eraser aria-hidden />
          {clear}
        </button>
      </Actions>
      <p className={styles.status} role="status" data-shared={shared} />
    </section>
  )
}
