import { note } from '@/content/interface/samples.json'
import styles from './SampleMark.module.css'

/** What the star means: once a page, and once a printed sheet. */
export function SampleNote({ className }: { className?: string | undefined }) {
  return (
    <p className={className} data-sample-note="">
      <span className={styles.star} aria-hidden="true">
        {'\u2060'}
      </span>{' '}
      {note}
    </p>
  )
}
