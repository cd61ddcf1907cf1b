import texts from '#content/interface/samples.json' with { type: 'json' }
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import styles from './SampleMark.module.css'

interface Props {
  /** The content's `sample` flag; without it there is no mark. */
  when: boolean
  /** For the heading of a block whose values are all samples. By default the mark applies to the single item beside it. */
  block?: boolean
}

/**
 * A small star after content that is not real yet; the footer explains it (SampleNote). It never wraps away from the word before it.
 * `data-sample` gives its scope, the block or the item around it (tests/support/check-sample-marks.ts).
 */
export function SampleMark({ when, block = false }: Props) {
  if (!when) return null
  return (
    <span className={styles.star} title={texts.mark} data-sample={block ? 'block' : 'item'}>
      {'\u2060'}
      <VisuallyHidden> ({texts.mark})</VisuallyHidden>
    </span>
  )
}
