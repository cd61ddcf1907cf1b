import styles from './CampPosterHero.module.css'

const disc = 'M8 0h7v1h3v1h2v1h1v2h1v3h1v7h-1v3h-1v2h-1v1h-2v1h-3v1h-7v-1h-3v-1h-2v-1h-1v-2h-1v-3h-1v-7h1v-3h1v-2h1v-1h2v-1h3z'
const stars =
  'M420 60h6v6h6v6h-6v6h-6v-6h-6v-6h6zM980 40h4v4h4v4h-4v4h-4v-4h-4v-4h4zM310 260h4v4h4v4h-4v4h-4v-4h-4v-4h4zM1120 300h6v6h6v6h-6v6h-6v-6h-6v-6h6zM60 310h4v4h4v4h-4v4h-4v-4h-4v-4h4zM700 20h4v4h4v4h-4v4h-4v-4h-4v-4h4zM1390 330h4v4h4v4h-4v4h-4v-4h-4v-4h4z'

/** A great sun behind the words by day; a small moon and stars by night. Their colours say which is seen. */
export function PosterSky() {
  return (
    <>
      <svg className={styles.sun} viewBox="0 0 23 23" shapeRendering="crispEdges" aria-hidden="true">
        <path d={disc} />
      </svg>
      <svg className={styles.moon} viewBox="0 0 23 23" shapeRendering="crispEdges" aria-hidden="true">
        <path d={disc} />
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
    </>
  )
}
