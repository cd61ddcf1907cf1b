import type { EditorView as View } from 'prosemirror-view'
import { stripHeight } from '../../status-bar/strip-height.ts'
import { fromWord, hasBullets } from '../from-word.ts'
import { leaveTable, nextRow, type PictureWords, pictureAt, press, removeEmptyRow, selectAfter, toCell } from './commands.ts'
import { read, write } from './markdown.ts'
import {
  baseKeymap,
  chainCommands,
  EditorState,
  EditorView,
  exitCode,
  Fragment,
  history,
  InputRule,
  inputRules,
  keymap,
  redo,
  Slice,
  splitListItem,
  TextSelection,
  textblockTypeInputRule,
  undo,
  wrappingInputRule,
} from './packages.ts'
import { tidied } from './pasted.ts'
import { article } from './schema.ts'

interface Options {
  text: string
  label: string
  /** Hosts of the site and of its preview. */
  ownHosts: string[]
  /** Called with the text as Markdown. */
  onType(text: string): void
  /** Called when the selection or the formats around it change. */
  onMove(): void
  onPicture(picture: PictureWords): void
  /** A link was pressed. */
  onLink(): void
}

const { list_item, bullet_list, ordered_list, blockquote, heading, hard_break } = article.nodes
const { strong, link } = article.marks

const plugins = [
  history(),
  // Markdown shortcuts.
  inputRules({
    rules: [
      wrappingInputRule(/^\s*>\s$/, blockquote),
      wrappingInputRule(/^\s*[-*]\s$/, bullet_list),
      wrappingInputRule(/^1\.\s$/, ordered_list),
      textblockTypeInputRule(/^(##|###)\s$/, heading, ([, signs = '']) => ({ level: signs.length })),
      new InputRule(/\*\*([^*\s][^*]*)\*\*$/, (state, [, words = ''], from, to) =>
        state.tr.replaceWith(from, to, article.text(words, [strong.create()])).removeStoredMark(strong),
      ),
    ],
  }),
  keymap({
    Enter: chainCommands(leaveTable, nextRow, splitListItem(list_item)),
    Backspace: removeEmptyRow,
    Tab: chainCommands(toCell(1), leaveTable, nextRow),
    'Shift-Tab': toCell(-1),
    'Shift-Enter': chainCommands(exitCode, (state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView())
      return true
    }),
    'Mod-b': press.bold,
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
  }),
  keymap(baseKeymap),
]

/** Margins that keep the cursor below the toolbar and above the status bar, both of which can grow. */
const visibleArea = {
  right: 0,
  left: 0,
  get top() {
    return (document.querySelector('.win-sticky-toolbar')?.clientHeight ?? 0) + 8
  },
  get bottom() {
    return stripHeight() + 24
  },
}

/** A rich text field whose input and output is Markdown. */
export function richField(place: HTMLElement, { text, label, ownHosts, onType, onMove, onPicture, onLink }: Options): View {
  return new EditorView(place, {
    state: stateOf(text),
    scrollThreshold: visibleArea,
    scrollMargin: visibleArea,
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'rtl', class: 'win-input win-rich' },
    dispatchTransaction(this: View, change) {
      this.updateState(this.state.apply(change))
      if (change.docChanged) onType(write(this.state.doc))
      onMove()
    },
    handlePaste(view, event) {
      const [plain, html] = ['text/plain', 'text/html'].map((type) => event.clipboardData?.getData(type) ?? '') as [string, string]
      if (html || !(hasBullets(plain) || isMarkdown(plain))) return false
      // Skip the empty paragraph that `read` adds at the end for typing.
      const blocks = read(hasBullets(plain) ? fromWord(plain) : plain).content.content.filter(({ content }) => content.size > 0)
      // Text continues in the current line; a list, a table or a box stays whole.
      const [start, end] = [blocks[0], blocks.at(-1)].map((block) => (block?.isTextblock ? 1 : 0)) as [number, number]
      view.dispatch(view.state.tr.replaceSelection(new Slice(Fragment.from(blocks), start, end)).scrollIntoView())
      return true
    },
    transformPastedHTML: (html) => tidied(html, ownHosts),
    handleClick(view, _at, { target }) {
      // Deferred until the cursor has moved there.
      if (target instanceof Element && target.closest('a')) setTimeout(() => view.hasFocus() && onLink())
      return false
    },
    handleClickOn(_view, _at, node) {
      if (node.type.name === 'image') onPicture(node.attrs as PictureWords)
      return false
    },
  })
}

/** Replaces the whole text. */
export function replaceText(view: View, text: string): void {
  view.updateState(stateOf(text))
}

/** Inserts a picture as a paragraph of its own after the current block, or replaces the selected picture. */
export function putPicture(view: View, picture: PictureWords): void {
  const { state } = view
  const { $to, from } = state.selection
  const image = article.node('image', { ...picture })
  const at = $to.depth === 0 ? $to.pos : $to.after(1)
  const paragraph = article.node('paragraph', null, image)
  const change = pictureAt(state)
    ? state.tr.setNodeMarkup(from, undefined, image.attrs)
    : selectAfter(state.tr.insert(at, paragraph), at + paragraph.nodeSize)
  view.dispatch(change.scrollIntoView())
}

/** Replaces the selection with a link. */
export function putLink(view: View, from: number, to: number, { label, href }: { label: string; href: string }): void {
  const mark = link.create({ href })
  const { state } = view
  const isSame = state.doc.textBetween(from, to) === label
  const { parent, parentOffset } = state.doc.resolve(from)
  const before = parent.textBetween(0, parentOffset)
  // Separate a new link from the word before it by a space, but not from a Hebrew prefix: ב, ל־.
  const space = from === to && /[\p{L}\d.,;:!?]$/u.test(before) && !/(^|\s)[א-ת]$/.test(before) ? [article.text(' ')] : []
  // If the text is unchanged, keep its other marks, such as bold.
  const change = isSame
    ? state.tr.removeMark(from, to, link).addMark(from, to, mark)
    : state.tr.replaceWith(from, to, [...space, article.text(label, [mark])])
  const end = isSame ? to : from + space.length + label.length
  view.dispatch(change.setSelection(TextSelection.create(change.doc, end)).scrollIntoView())
  view.focus()
}

export function removeLink(view: View, from: number, to: number): void {
  view.dispatch(view.state.tr.removeMark(from, to, link))
  view.focus()
}

function stateOf(text: string): EditorState {
  return EditorState.create({ doc: read(text), plugins })
}

/** True for plain text with Markdown syntax, for example copied from other tools. */
function isMarkdown(plain: string): boolean {
  return /^(#{2,6} |[-*] |\d+\. |> |:::|\||!\[)|\*\*\S|\]\(/m.test(plain)
}
