import words from '#content/interface/display.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import styles from './SkySwitch.module.css'

/** A button over the sun or moon of a hero that switches the theme (chrome/display.ts). `className` places it. */
export function SkySwitch({ className }: { className: string | undefined }) {
  return <button type="button" className={classNames(styles.sky, className)} aria-label={words.sky} data-sky="" />
}
