import { Check, Plus } from 'lucide-react'
import texts from '#content/interface/sections.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/Button/Button.tsx'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './AddButton.module.css'

/**
 * Ticks the programme's chip in the form below, or adds a line to the form's notes (form-links). Hidden without scripts, because it needs
 * them.
 */
export function AddButton({ interest, title }: { interest: string; title: string }) {
  return (
    <Button
      look="plain"
      size="small"
      className={styles.add}
      data-only="scripts"
      aria-pressed={false}
      aria-label={`${title}: ${texts.basketAdd}`}
      data-toggle-interest={interest}
    >
      <Plus aria-hidden className={styles.whenOut} />
      <Check aria-hidden className={styles.whenIn} />
      <span className={classNames(visually.hideable, styles.whenOut)}>{texts.basketAdd}</span>
      <span className={classNames(visually.hideable, styles.whenIn)}>{texts.basketAdded}</span>
    </Button>
  )
}
