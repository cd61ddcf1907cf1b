const front = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*(?=\r?\n|$)/

interface Parts {
  /** The YAML of the file. */
  head: string
  /** Number of lines above the YAML. */
  above: number
  body: string
  /** Line on which the body begins, counted from 1. */
  bodyLine: number
}

/** Splits a content file into front matter and body. Only Markdown files have a body. */
export function frontMatter(file: string, source: string): Parts {
  if (!file.endsWith('.md')) return { head: source, above: 0, body: '', bodyLine: 1 }
  const found = front.exec(source)
  const whole = found?.[0] ?? ''
  return { head: found?.[1] ?? '', above: 1, body: source.slice(whole.length), bodyLine: whole.split('\n').length }
}
