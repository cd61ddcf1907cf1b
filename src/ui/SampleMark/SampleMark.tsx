import { mark } from '@/content/interface/samples.json'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './SampleMark.module.css'

interface Props {
  /** The flag of the content: without it there is no mark. */
  when: boolean
  /** At the heading of a block whose values are all samples; left out, the one thing that the mark is beside. */
  block?: boolean
}

/**
 * A small star after what is not real yet; the page's foot says what it means (SampleNote). It clings to the word before it.
 * `data-sample` says how far it reaches: to the block or to the item around it (tests/support/find-marks.ts).
 */
export function SampleMark({ when, block = false }: Props) {
  if (!when) return null
  return (
    <span className={styles.star} title={mark} data-sample={block ? 'block' : 'item'}>
      {'\u2060'}
      <VisuallyHidden> ({mark})</VisuallyHidden>
    </span>
  )
}
