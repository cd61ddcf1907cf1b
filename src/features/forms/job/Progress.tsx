import texts from '#content/interface/form-job.json' with { type: 'json' }
import type { Block } from './form-blocks.ts'

/** Number of laid blocks: "4 מתוך 5". */
export function Progress({ blocks }: { blocks: Block[] }) {
  return (
    <>
      <b>{blocks.filter((block) => block.laid).length}</b> {texts.progressOf} {blocks.length}
    </>
  )
}
