import type { MarkType, Node, NodeType } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { lift, liftListItem, setBlockType, TextSelection, toggleMark, wrapIn, wrapInList } from './packages.ts'
import { article } from './schema.ts'

export const kinds = ['heading', 'subheading', 'bold', 'list', 'numbers', 'quote'] as const
export type Kind = (typeof kinds)[number]

const { paragraph, heading, bullet_list, ordered_list, list_item, blockquote, table_row, table_cell } = article.nodes
const { strong, link } = article.marks

/** The command of each button; pressing it again undoes the format. */
export const press: Record<Kind, Command> = {
  heading: asHeading(2),
  subheading: asHeading(3),
  bold: toggleMark(strong),
  list: asList(bullet_list),
  numbers: asList(ordered_list),
  quote: (state, dispatch) => (around(state, blockquote) === undefined ? wrapIn(blockquote)(state, dispatch) : lift(state, dispatch)),
}

/** The buttons that are active at the cursor. */
export function pressedIn(state: EditorState): Set<Kind> {
  const { $from, from, to, empty } = state.selection
  const has = (type: MarkType) =>
    empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, type)
  const { parent } = $from
  const all: [Kind, boolean][] = [
    ['heading', parent.type === heading && parent.attrs['level'] === 2],
    ['subheading', parent.type === heading && parent.attrs['level'] === 3],
    ['bold', has(strong)],
    ['list', around(state, bullet_list) !== undefined],
    ['numbers', around(state, ordered_list) !== undefined],
    ['quote', around(state, blockquote) !== undefined],
  ]
  return new Set(all.filter(([, isOn]) => isOn).map(([kind]) => kind))
}

export interface PictureWords {
  src: string
  alt: string
  title: string
}

/** The selected picture. */
export function pictureAt({ doc, selection: { from, empty } }: EditorState): PictureWords | undefined {
  const node = empty ? undefined : doc.nodeAt(from)
  return node?.type.name === 'image' ? (node.attrs as PictureWords) : undefined
}

/** The whole link around the cursor: its text and its target. */
export function linkAt({ selection: { $from } }: EditorState): { from: number; to: number; label: string; href: string } | undefined {
  const all: { from: number; to: number; label: string; href: string }[] = []
  $from.parent.forEach((node, offset) => {
    const href = link.isInSet(node.marks)?.attrs['href'] as string | undefined
    if (href === undefined) return
    const from = $from.start() + offset
    const last = all.at(-1)
    if (last?.to === from && last.href === href) Object.assign(last, { to: from + node.nodeSize, label: last.label + node.textContent })
    else all.push({ from, to: from + node.nodeSize, label: node.textContent, href })
  })
  return all.find(({ from, to }) => from <= $from.pos && $from.pos <= to)
}

/** The selection without the whitespace around it. */
export function wordsAt({ doc, selection: { from, to } }: EditorState): { from: number; to: number; label: string } {
  const text = doc.textBetween(from, to, ' ')
  const before = text.length - text.trimStart().length
  const after = text.trim() === '' ? 0 : text.length - text.trimEnd().length
  return { from: from + before, to: to - after, label: text.trim() }
}

/** Depth of the nearest ancestor of this type. */
function around({ selection: { $from } }: EditorState, type: NodeType): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return depth
  return undefined
}

function asHeading(level: number): Command {
  return (state, dispatch, view) => {
    const { parent } = state.selection.$from
    if (parent.type === heading && parent.attrs['level'] === level) return setBlockType(paragraph)(state, dispatch)
    if (setBlockType(heading, { level })(state, dispatch)) return true
    // A heading can't be a list item: lift it out of the list first.
    if (!view || !liftListItem(list_item)(state, dispatch)) return false
    return asHeading(level)(view.state, dispatch, view)
  }
}

function asList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const other = type === bullet_list ? ordered_list : bullet_list
    const depth = around(state, other)
    if (around(state, type) !== undefined && depth === undefined) return liftListItem(list_item)(state, dispatch)
    if (depth !== undefined) {
      dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(depth), type))
      return true
    }
    if (wrapInList(type)(state, dispatch)) return true
    if (!view || !setBlockType(paragraph)(state, dispatch)) return false
    return wrapInList(type)(view.state, dispatch)
  }
}

/** Inserts a table with two columns after the current block. */
export const addTable: Command = (state, dispatch) => {
  const { $to } = state.selection
  const row = (isHeader: boolean) =>
    table_row.create(
      null,
      [0, 1].map(() => table_cell.create({ isHeader })),
    )
  const at = $to.depth === 0 ? $to.pos : $to.after(1)
  const change = state.tr.insert(at, article.node('table', null, [row(true), row(false)]))
  dispatch?.(change.setSelection(TextSelection.create(change.doc, at + 3)).scrollIntoView())
  return true
}

/** Inserts a column after the current one. */
export const addColumn: Command = (state, dispatch) => {
  const place = cellAt(state)
  if (!place) return false
  const change = state.tr
  for (const [cell, at] of column(place)) change.insert(change.mapping.map(at + cell.nodeSize), table_cell.create(cell.attrs))
  dispatch?.(change)
  return true
}

/** Removes the current column; the last one with its table. */
export const removeColumn: Command = (state, dispatch) => {
  const place = cellAt(state)
  if (!place) return false
  const change = state.tr
  if (place.table.firstChild?.childCount === 1) change.delete(place.start - 1, place.start - 1 + place.table.nodeSize)
  else for (const [cell, at] of column(place)) change.delete(change.mapping.map(at), change.mapping.map(at + cell.nodeSize))
  dispatch?.(change)
  return true
}

interface CellPlace {
  table: Node
  /** Start of the first row. */
  start: number
  index: number
}

/** The table cell around the cursor, if any. */
export function cellAt(state: EditorState): CellPlace | undefined {
  const depth = around(state, table_row)
  if (depth === undefined) return undefined
  const { $from } = state.selection
  return { table: $from.node(depth - 1), start: $from.start(depth - 1), index: $from.index(depth) }
}

/** The cells of a column with their positions. */
function column({ table, start, index }: CellPlace): [Node, number][] {
  const cells: [Node, number][] = []
  table.forEach((row, rowAt) => {
    row.forEach((cell, cellStart, number) => {
      if (number === index) cells.push([cell, start + rowAt + 1 + cellStart])
    })
  })
  return cells
}

/** Enter in a table: moves to the row below if it is empty, otherwise inserts a row. */
export const nextRow: Command = toRowBelow((below) => below !== null && isEmpty(below))

/** Inserts a row below the current one. */
export const addRow: Command = toRowBelow(() => false)

function toRowBelow(isReusable: (below: Node | null) => boolean): Command {
  return (state, dispatch) => {
    const depth = around(state, table_row)
    if (depth === undefined) return false
    const { $from } = state.selection
    const at = $from.after(depth)
    const below = $from.node(depth - 1).maybeChild($from.index(depth - 1) + 1)
    const change = isReusable(below) ? state.tr : state.tr.insert(at, emptyRow($from.node(depth)))
    dispatch?.(change.setSelection(TextSelection.create(change.doc, at + 2)).scrollIntoView())
    return true
  }
}

function emptyRow(like: Node): Node {
  return table_row.create(
    null,
    like.content.content.map(() => table_cell.create()),
  )
}

function isEmpty(row: Node): boolean {
  return row.content.content.every((cell) => cell.content.size === 0)
}

/** Leaves a table from its last row if that row is empty, as with lists. Removes the row unless it is the only one below the header. */
export const leaveTable: Command = (state, dispatch) => {
  const depth = around(state, table_row)
  if (depth === undefined) return false
  const { $from } = state.selection
  const [table, row] = [$from.node(depth - 1), $from.node(depth)]
  const isLast = $from.index(depth - 1) === table.childCount - 1
  if (!isLast || table.childCount < 2 || !isEmpty(row)) return false
  const change = state.tr
  const end = $from.after(depth - 1)
  if (table.childCount > 2) change.delete($from.before(depth), $from.after(depth))
  dispatch?.(selectAfter(change, change.mapping.map(end)).scrollIntoView())
  return true
}

/** Moves the cursor into the text block after a block, and creates one if there is none. */
export function selectAfter(change: Transaction, at: number): Transaction {
  if (!change.doc.resolve(at).nodeAfter?.isTextblock) change.insert(at, paragraph.create())
  return change.setSelection(TextSelection.create(change.doc, at + 1))
}

/** Moves to the next or the previous table cell. */
export function toCell(step: 1 | -1): Command {
  return (state, dispatch) => {
    const place = cellAt(state)
    if (!place) return false
    const cells: number[] = []
    place.table.descendants((node, at) => {
      if (node.type === table_cell) cells.push(place.start + at + 1)
    })
    const { $from } = state.selection
    const next = cells[cells.indexOf($from.start()) + step]
    if (next === undefined) return false
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, next, next + (state.doc.resolve(next).parent.content.size ?? 0))))
    return true
  }
}

/** Backspace in an empty row removes the row; the only row with its table. */
export const removeEmptyRow: Command = (state, dispatch) => {
  const depth = around(state, table_row)
  return depth !== undefined && isEmpty(state.selection.$from.node(depth)) && removeRow(state, dispatch)
}

/** Removes the current row. If it was the header, the row below becomes the header. The last row is removed with its table. */
export const removeRow: Command = (state, dispatch) => {
  const depth = around(state, table_row)
  if (depth === undefined) return false
  const { $from } = state.selection
  const table = $from.node(depth - 1)
  if (table.childCount === 1) return removeTable(state, dispatch)
  const change = state.tr.delete($from.before(depth), $from.after(depth))
  const head = table.child($from.index(depth - 1) === 0 ? 1 : 0)
  head.forEach((cell, offset) => {
    if (!cell.attrs['isHeader']) change.setNodeMarkup($from.start(depth - 1) + 1 + offset, undefined, { isHeader: true })
  })
  dispatch?.(change.scrollIntoView())
  return true
}

export const removeTable: Command = (state, dispatch) => {
  const depth = around(state, table_row)
  if (depth === undefined) return false
  const { $from } = state.selection
  dispatch?.(state.tr.delete($from.before(depth - 1), $from.after(depth - 1)).scrollIntoView())
  return true
}
