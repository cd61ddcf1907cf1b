import styles from './Tooltip.module.css'

/** Shown by styles after 300 ms of hover or keyboard focus on its neighbour; Escape hides it (chrome/tooltips). */
export function Tooltip({ id, children }: { id: string; children: string }) {
  return (
    <span className={styles.tooltip} data-only="screen" role="tooltip" id={id}>
      {children}
    </span>
  )
}
