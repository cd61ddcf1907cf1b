interface Wrong {
  /** Counted from 1. */
  line: number
  /** Correct number of leading spaces. */
  spaces: number
}

interface Row {
  indent: number
  /** Where the fields of the same group begin: after the dash in a list item. */
  column: number
  /** Has a value on its own line, so nothing can be nested in it. */
  isFull: boolean
}

const row = /^( *)((?:- +)*)([\w-]+): ?(.*)$/

/** The first line whose indentation fits none of the lines around it. Skips multi-line texts. */
export function wrongIndentation(source: string): Wrong | undefined {
  const open: Row[] = []
  let text: number | undefined
  for (const [index, line] of source.split('\n').entries()) {
    const indent = line.search(/\S/)
    if (indent < 0 || line.trim().startsWith('#')) continue
    if (text !== undefined && indent > text) continue
    text = undefined
    const [, spaces = '', dashes = '', , value = ''] = row.exec(line) ?? []
    if (!row.test(line)) continue
    const column = spaces.length + dashes.length
    while ((open.at(-1)?.column ?? -1) > column) {
      const left = open.pop()
      const above = open.at(-1)
      // Between two levels: neither a sibling of one nor a child of the other.
      if (left && !dashes && (above?.column ?? 0) < column && (above === undefined || !isAmong(open, column)))
        return { line: index + 1, spaces: left.column }
    }
    const last = open.at(-1)
    if (last && last.column < column && last.isFull && !dashes) return { line: index + 1, spaces: last.column }
    if (last?.column === column) open.pop()
    open.push({ indent, column, isFull: value !== '' && !/^([|>&]|#)/.test(value) })
    if (/^[|>]/.test(value)) text = indent
  }
  return undefined
}

function isAmong(open: Row[], column: number): boolean {
  return open.some((one) => one.column === column)
}
