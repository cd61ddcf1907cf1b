import type { Block } from './required-fields'

const of = 'מתוך'

/** How many of the blocks are laid: "4 מתוך 5". */
export function Progress({ blocks }: { blocks: Block[] }) {
  return (
    <>
      <b>{blocks.filter((block) => block.laid).length}</b> {of} {blocks.length}
    </>
  )
}
