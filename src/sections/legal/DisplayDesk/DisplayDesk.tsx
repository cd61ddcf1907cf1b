import { DisplayControls } from '#ui/DisplayControls/DisplayControls.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './DisplayDesk.module.css'

interface Props {
  heading: string
  text: string
  /** Shown instead of the controls where they cannot work. */
  withoutScripts: string
}

/** The display settings of the header, open in the page, where they take effect at once. */
export function DisplayDesk({ heading, text, withoutScripts }: Props) {
  return (
    <section className={styles.desk} data-only="screen" aria-labelledby="desk-title">
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="desk-title">
            <Text>{heading}</Text>
          </h2>
          <p className={styles.withScripts}>
            <Text>{text}</Text>
          </p>
          <p className={styles.withoutScripts}>
            <Text>{withoutScripts}</Text>
          </p>
        </div>
        <DisplayControls className={styles.controls} />
      </div>
    </section>
  )
}
