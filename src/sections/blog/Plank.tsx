import styles from './Plank.module.css'

/** The shelf that runs through the blog: what is above stands on it. */
export function Plank() {
  return <div className={styles.plank} aria-hidden="true" />
}
