import type { HastPlugin } from '../hast-plugin.ts'

type Root = Parameters<NonNullable<HastPlugin['after']>>[0]
/** Any node in the HTML tree of a Markdown text. */
export type Node = Root['children'][number]
export type Element = Extract<Node, { type: 'element' }>

export function element(tagName: string, properties: Element['properties'], children: readonly Node[]): Element {
  return { type: 'element', tagName, properties, children: [...children] } as Element
}

export function textNode(value: string): Node {
  return { type: 'text', value }
}

export function isElement(node: Node | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName))
}

export function textOf(node: Node): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? (node.children as Node[]).map(textOf).join('') : ''
}

/** Returns the child elements with one of these tag names, in order. */
export function within(node: Element, ...names: string[]): Element[] {
  return (node.children as Node[]).filter((child) => isElement(child, ...names)) as Element[]
}

/** Returns the content of a list item, without the paragraph that a loose list wraps around it. */
export function itemWords(item: Element): Node[] {
  return (item.children as Node[]).flatMap((child) => (isElement(child, 'p') ? (child.children as Node[]) : [child]))
}

/** Returns the bold text that a list item begins with, if any. */
export function opening(item: Element): string | undefined {
  const first = itemWords(item).find((child) => textOf(child).trim() !== '')
  return isElement(first, 'strong') ? textOf(first).trim() : undefined
}
