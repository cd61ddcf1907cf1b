import texts from '#content/interface/samples.json' with { type: 'json' }
import styles from './SampleMark.module.css'

/** Explains the star, once per page and once per printed sheet. */
export function SampleNote({ className }: { className?: string | undefined }) {
  return (
    <p className={className} data-sample-note="">
      <span className={styles.star} aria-hidden="true">
        {'\u2060'}
      </span>{' '}
      {texts.note}
    </p>
  )
}
