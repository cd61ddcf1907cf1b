import type { Element, Node } from './nodes.ts'

/** A kind of block in an article: `:::kind title`, its content, `:::`. */
export interface Block {
  /** The content that it expects, for the error message. */
  expects: string
  /** Returns the rendered nodes, or a sentence that says what is wrong. */
  render: (children: Element[], title: Node) => Node[] | string
  /** Not part of the article's own material: an `<aside>`, without the tab of the other blocks, and not printed. */
  aside?: true
}
