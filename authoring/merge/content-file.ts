import { isDeepStrictEqual } from 'node:util'
import { parseDocument } from 'yaml'
import { frontMatter } from '../content/front-matter.ts'
import { mergeYaml } from './merge-yaml.ts'
import type { Data } from './plain-data.ts'

/** Parses a content file to plain data. The text of a Markdown file is in `body`. */
export function readContent(path: string, source: string): Data {
  if (!path.endsWith('.md')) return (parseDocument(source).toJS() ?? {}) as Data
  const { head, body } = parts(path, source)
  return { ...(parseDocument(head).toJS() as Data), body }
}

/** Merges new data into a file and changes nothing else; creates the file text if there is no source. */
export function mergeContent(path: string, source: string | undefined, wanted: Data): string {
  if (path.endsWith('.json')) return mergeJson(source, wanted)
  if (!path.endsWith('.md')) return mergeYaml(source, wanted)
  const { body, ...fields } = wanted
  const text = `${String(body ?? '').trimEnd()}\n`
  if (source === undefined) return `---\n${mergeYaml(undefined, fields)}---\n\n${text}`
  const old = parts(path, source)
  const isSameText = old.body.trimEnd() === text.trimEnd()
  return `${old.open}${mergeYaml(old.head, fields)}${old.close}${isSameText ? old.body : text}`
}

/** The file in four parts: the line above the YAML, the YAML, the lines below it up to the text, and the text. */
function parts(path: string, source: string): { open: string; head: string; close: string; body: string } {
  const { head, body: rest } = frontMatter(path, source)
  if (!head) return { open: '', head, close: '', body: source }
  const body = rest.trimStart()
  const start = source.indexOf('\n') + 1
  return { open: source.slice(0, start), head, close: source.slice(start + head.length, source.length - body.length), body }
}

/** JSON is flow-style YAML, so changed texts are replaced in place. If keys were added or removed, the file is rewritten. */
function mergeJson(source: string | undefined, wanted: Data): string {
  const whole = `${JSON.stringify(wanted, null, 2)}\n`
  if (source === undefined) return whole
  try {
    const merged = mergeYaml(source, wanted)
    return isDeepStrictEqual(JSON.parse(merged), wanted) ? merged : whole
  } catch {
    return whole
  }
}
