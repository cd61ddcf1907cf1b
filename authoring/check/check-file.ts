import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { frontMatter } from '../content/front-matter.ts'
import { cutByHash } from '../explain/cut-by-hash.ts'
import type { Finding } from '../explain/finding.ts'
import { yamlCause } from '../explain/yaml-cause.ts'
import { checkEntry } from './check-entry.ts'

const emptyFile = {
  hebrew: 'הקובץ ריק. ממלאים אותו (למשל לפי קובץ אחר באותה תיקייה), או מוחקים אותו',
  english: 'the file is empty: fill it in (see another file in the folder), or delete it',
}
const noHead = {
  hebrew: 'חסר ראש הקובץ: הוא מתחיל בשורה ---, אחריה השדות (title ואחרים), ואחריהם עוד שורה ---',
  english: 'the front matter is missing: the file begins with a line ---, then the fields, then another line ---',
}

/** Checks one content file and returns every error with its line. */
export function checkFile(file: string, source: string): Finding[] {
  // Some editors write a byte order mark; the build ignores it too.
  const { head, above, body, bodyLine } = frontMatter(file, source.replace(/^\ufeff/, ''))
  if (source.trim() === '') return [{ file, line: 1, ...emptyFile }]
  if (file.endsWith('.md') && !head) return [{ file, line: 1, ...noHead }]
  if (file.endsWith('.json')) {
    const broken = brokenJson(file, source)
    if (broken) return [broken]
  }
  const counter = new LineCounter()
  const document = parseDocument(head, { lineCounter: counter })
  const [error] = document.errors
  if (error) {
    const { line } = counter.linePos(error.pos[0])
    const cause = yamlCause(head, { line, code: error.code, message: error.message })
    return [{ file, ...cause, line: cause.line + above }]
  }
  const cut = cutByHash(head)
  if (cut) return [{ file, ...cut, line: cut.line + above }]
  const data = { ...(document.toJS() as Record<string, unknown> | null), ...(file.endsWith('.md') && { body }) }
  return checkEntry(file, data).map(({ path, below, hebrew, english, isNote }) => ({
    file,
    line: path[0] === 'body' ? bodyLine : lineOf(document, counter, below ?? path) + above,
    field: path.join('.'),
    hebrew,
    english,
    ...(isNote && { isNote }),
  }))
}

/** The line of a field or, if it is missing, of the nearest field that contains it. */
export function lineOf(document: Document, counter: LineCounter, path: (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const holder = document.getIn(path.slice(0, length - 1), true) ?? document.contents
    const pair = isMap(holder) ? holder.items.find(({ key }) => isScalar(key) && key.value === path[length - 1]) : undefined
    const node = isNode(pair?.key) ? pair.key : document.getIn(path.slice(0, length), true)
    const at = isNode(node) ? node.range?.[0] : undefined
    if (at !== undefined) return counter.linePos(at).line
  }
  return 1
}

function brokenJson(file: string, source: string): Finding | undefined {
  try {
    JSON.parse(source)
    return undefined
  } catch (error) {
    const { message } = error as Error
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? 0)
    const line = source.slice(0, at).split('\n').length
    return {
      file,
      line,
      hebrew: 'הקובץ אינו JSON תקין: בדקו פסיק בסוף השורה הקודמת, ומירכאות בתוך טקסט (במקומן כותבים ״)',
      english: `invalid JSON: check for a comma at the end of the line above, and for quotes inside a text. ${message}`,
    }
  }
}
