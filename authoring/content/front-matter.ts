const front = /^---\r?\n([\s\S]*?\r?\n)---/

interface Parts {
  /** The YAML of the file. */
  head: string
  /** How many lines are above the YAML. */
  above: number
  body: string
  /** The line on which the text begins, counted from one. */
  bodyLine: number
}

/** A content file in its two parts. Only Markdown has a text below its head. */
export function frontMatter(file: string, source: string): Parts {
  if (!file.endsWith('.md')) return { head: source, above: 0, body: '', bodyLine: 1 }
  const found = front.exec(source)
  const whole = found?.[0] ?? ''
  return { head: found?.[1] ?? '', above: 1, body: source.slice(whole.length), bodyLine: whole.split('\n').length }
}
