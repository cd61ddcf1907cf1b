import texts from '#content/interface/sections.json' with { type: 'json' }
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import styles from './Tally.module.css'

/** The number of programmes in the basket, and a link to the form. form-links fills it in and shows it. */
export function Tally() {
  return (
    <p className={styles.tally} data-tally="" data-own-action="" hidden>
      <output data-one={texts.basketOne} data-many={texts.basketMany} />
      <ActionLink label={texts.basketGo} href="#contact" newTab={false} size="small" />
    </p>
  )
}
