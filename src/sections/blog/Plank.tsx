import styles from './Plank.module.css'

/** The shelf that runs through the blog, under the elements above it. */
export function Plank() {
  return <div className={styles.plank} aria-hidden="true" />
}
