import texts from '#content/interface/display.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import styles from './ThemeSwitch.module.css'

/** A button over the sun or moon of a hero that switches the theme (chrome/display.ts). `className` places it. */
export function ThemeSwitch({ className }: { className: string | undefined }) {
  return <button type="button" className={classNames(styles.switch, className)} aria-label={texts.sky} data-sky="" />
}
