import words from '#content/interface/samples.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import styles from './SampleMark.module.css'

/** What a whole block shows samples of. */
export type SampledBlock = keyof typeof words.blocks

interface Props {
  /** The flag of the content: without it there is no mark. */
  when: boolean
  /** A whole block, at its heading; left out, the one thing that the mark is beside. */
  of?: SampledBlock | undefined
  /** After a sentence: it goes with the last word into the next line, and is never alone there. */
  clings?: boolean
}

/**
 * Tells the visitor what is not real yet. It is put at the end of the words that it belongs to.
 * `data-sample` says how far it reaches: to the block or to the item around it (tests/support/find-marks.ts).
 */
export function SampleMark({ when, of, clings = false }: Props) {
  if (!when) return null
  const isPicture = of === 'illustrations' || of === 'someIllustrations'
  return (
    <>
      {clings ? '\u00a0' : ' '}
      <mark className={classNames(styles.mark, clings && styles.clings)} data-sample={of ? 'block' : 'item'}>
        {of ? words.blocks[of] : words.one.item}
        {!isPicture && <VisuallyHidden> {words.explained}</VisuallyHidden>}
      </mark>
    </>
  )
}
