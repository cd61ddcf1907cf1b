import type { Element, Node } from './nodes.ts'

/** A kind of block that an article can have: `:::kind title`, what it is drawn from, `:::`. */
export interface Device {
  /** What belongs between the two lines, for the error message. */
  takes: string
  /** Its drawing, or a sentence that says what is wrong. */
  draw: (children: Element[], title: Node) => Node[] | string
  /** Beside the article's own material: without the tab of the drawn blocks, and not on paper. */
  aside?: true
}
