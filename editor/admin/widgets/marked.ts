export type Mark = 'bold' | 'italic' | 'heading' | 'subheading' | 'list' | 'numbers' | 'quote'

interface Marked {
  text: string
  /** What is selected after it. */
  from: number
  to: number
}

const around: Partial<Record<Mark, string>> = { bold: '**', italic: '*' }
const before: Partial<Record<Mark, string>> = { heading: '## ', subheading: '### ', list: '- ', numbers: '1. ', quote: '> ' }

/** The text with a mark of Markdown around the selection, or before its lines. The same mark again takes it away. */
export function marked(text: string, from: number, to: number, mark: Mark): Marked {
  const sign = around[mark]
  if (sign) return wrapped(text, ...withoutSpaces(text, from, to), sign)
  return begun(text, from, to, before[mark] ?? '')
}

/** The text with a link in place of the selection. */
export function withLink(text: string, from: number, to: number, link: { label: string; to: string }): Marked {
  const written = `[${link.label.trim().replace(/[[\]]/g, '')}](${link.to.trim()})`
  return { text: text.slice(0, from) + written + text.slice(to), from: from + written.length, to: from + written.length }
}

/** The text with a picture as a paragraph of its own, after the paragraph in which the cursor is. */
export function withPicture(text: string, at: number, { src, alt, caption }: { src: string; alt: string; caption: string }): Marked {
  // On an empty line the paragraph before it is meant.
  const from = text[at - 1] === '\n' ? at - 1 : at
  const end = from + (/\n\s*\n|\s*$/.exec(text.slice(from))?.index ?? 0)
  const title = caption.trim() && ` "${caption.trim().replaceAll('"', '״')}"`
  const picture = `![${alt.trim().replace(/[[\]]/g, '')}](${src}${title})`
  const before = text.slice(0, end).trimEnd()
  const after = text.slice(end).trim()
  const start = before === '' ? '' : `${before}\n\n`
  return {
    text: `${start}${picture}\n${after === '' ? '' : `\n${after}\n`}`,
    from: start.length,
    to: start.length + picture.length,
  }
}

/** A double click selects the space after a word, too; a mark beside a space marks nothing. */
function withoutSpaces(text: string, from: number, to: number): [number, number] {
  const selected = text.slice(from, to)
  if (selected.trim() === '') return [from, to]
  return [from + selected.length - selected.trimStart().length, to - selected.length + selected.trimEnd().length]
}

function wrapped(text: string, from: number, to: number, sign: string): Marked {
  const inside = text.slice(from, to)
  const isMarked = text.slice(from - sign.length, from) === sign && text.slice(to, to + sign.length) === sign
  if (isMarked) {
    return {
      text: text.slice(0, from - sign.length) + inside + text.slice(to + sign.length),
      from: from - sign.length,
      to: to - sign.length,
    }
  }
  return { text: text.slice(0, from) + sign + inside + sign + text.slice(to), from: from + sign.length, to: to + sign.length }
}

function begun(text: string, from: number, to: number, start: string): Marked {
  const first = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  const last = end < 0 ? text.length : end
  const lines = text.slice(first, last).split('\n')
  const isMarked = lines.every((line) => line.startsWith(start))
  const changed = lines.map((line) => (isMarked ? line.slice(start.length) : start + line.replace(/^(#+ |- |\d+\. |> )/, ''))).join('\n')
  const whole = text.slice(0, first) + changed + text.slice(last)
  // With nothing selected one types on; what was selected stays so.
  const caret = Math.max(first, from + changed.length - (last - first))
  return from === to ? { text: whole, from: caret, to: caret } : { text: whole, from: first, to: first + changed.length }
}

/** What Enter does in a list or a quotation: one more item, and after an empty one the end of it. Nothing in other lines. */
export function continued(text: string, at: number): Marked | undefined {
  const first = text.lastIndexOf('\n', at - 1) + 1
  const [, sign, number, item] = /^(- |> |(\d+)\. )(.*)$/.exec(text.slice(first, at)) ?? []
  if (sign === undefined) return undefined
  // Without an empty line after it, what is typed next would still be of the last item.
  if (item === '') return { text: `${text.slice(0, first)}\n${text.slice(at)}`, from: first + 1, to: first + 1 }
  const next = `\n${number ? `${Number(number) + 1}. ` : sign}`
  return { text: text.slice(0, at) + next + text.slice(at), from: at + next.length, to: at + next.length }
}
