import { classNames } from '#lib/class-names.ts'
import { ThemeSwitch } from '#ui/ThemeSwitch/ThemeSwitch.tsx'
import styles from './CampWeekHero.module.css'

/** The sun of the first morning, half risen behind the children, with the theme switch over it. */
export function Dawn() {
  return (
    <>
      <svg className={styles.dawn} viewBox="0 0 31 16" shapeRendering="crispEdges" aria-hidden="true">
        <path d="M11 0h9v1h3v1h2v1h2v2h1v2h1v2h1v7H1V9h1V7h1V5h1V3h2V2h2V1h3z" />
      </svg>
      <ThemeSwitch className={classNames(styles.dawn, styles.sky)} />
    </>
  )
}
