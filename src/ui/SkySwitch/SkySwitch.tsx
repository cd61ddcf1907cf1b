import words from '#content/interface/display.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import styles from './SkySwitch.module.css'

/** Lies over the sun or the moon of a hero, where `className` places it: a press turns day to night and back (chrome/display.ts). */
export function SkySwitch({ className }: { className: string | undefined }) {
  return <button type="button" className={classNames(styles.sky, className)} aria-label={words.sky} data-sky="" />
}
