import styles from './Logo.module.css'

/** "WIN", built of blocks on a 6-unit grid; the dot of the i is the sun. */
export function Logo() {
  return (
    <svg
      className={styles.logo}
      viewBox="0 0 76 38"
      width={76}
      height={38}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.side}
        d="M0 29h6v3H0zM12 29h6v3h-6zM24 29h6v3h-6zM6 35h6v3H6zM18 35h6v3h-6zM35 35h6v3h-6zM46 35h6v3h-6zM70 35h6v3h-6z"
      />
      <path
        className={styles.face}
        d="M0 5h6v24H0zM24 5h6v24h-6zM12 11h6v18h-6zM6 23h6v12H6zM18 23h6v12h-6zM35 11h6v24h-6zM46 5h6v30h-6zM70 5h6v30h-6zM52 11h6v6h-6zM58 17h6v6h-6zM64 23h6v6h-6z"
      />
      <path className={styles.lit} d="M0 5h6v2H0zM24 5h6v2h-6zM35 11h6v2h-6zM46 5h6v2h-6zM70 5h6v2h-6z" />
      <path className={styles.dotSide} d="M35 6h6v3h-6z" />
      <path className={styles.dot} d="M35 0h6v6h-6z" />
    </svg>
  )
}
