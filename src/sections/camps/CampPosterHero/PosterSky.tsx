import { ThemeSwitch } from '#ui/ThemeSwitch/ThemeSwitch.tsx'
import styles from './CampPosterHero.module.css'

const stars =
  'M540 60h6v6h6v6h-6v6h-6v-6h-6v-6h6zM980 40h4v4h4v4h-4v4h-4v-4h-4v-4h4zM310 260h4v4h4v4h-4v4h-4v-4h-4v-4h4zM1120 300h6v6h6v6h-6v6h-6v-6h-6v-6h6zM60 310h4v4h4v4h-4v4h-4v-4h-4v-4h4zM700 20h4v4h4v4h-4v4h-4v-4h-4v-4h4zM1390 330h4v4h4v4h-4v4h-4v-4h-4v-4h4z'

/** Path of a disc with a diameter of `across` blocks. Rows of equal width are drawn as one block from top to bottom. */
function disc(across: number): string {
  const radius = across / 2
  const rows = Array.from({ length: across }, (_, row) => Math.round(Math.sqrt(radius ** 2 - (row + 0.5 - radius) ** 2)))
  const blocks = [...new Set(rows)].map((half) => ({ half, top: rows.indexOf(half) }))
  return blocks.map(({ half, top }) => `M${radius - half} ${top}h${2 * half}v${across - 2 * top}h-${2 * half}z`).join('')
}

/** A large sun behind the words by day; a small moon and stars by night. Their colours decide which are visible. */
export function PosterSky() {
  return (
    <>
      <svg className={styles.sun} viewBox="0 0 44 44" shapeRendering="crispEdges" aria-hidden="true">
        <path d={disc(44)} />
      </svg>
      <svg className={styles.moon} viewBox="0 0 20 20" shapeRendering="crispEdges" aria-hidden="true">
        <path d={disc(20)} />
      </svg>
      <svg
        className={styles.stars}
        viewBox="0 0 1440 400"
        preserveAspectRatio="xMidYMid slice"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={stars} />
      </svg>
      <ThemeSwitch className={styles.sky} />
    </>
  )
}
