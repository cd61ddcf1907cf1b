import { readFileSync } from 'node:fs'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { frontMatter } from '../content/front-matter.ts'
import type { Explanation } from '../explain/complaint.ts'
import type { Finding } from '../explain/finding.ts'
import { nearestName } from '../explain/nearest-name.ts'

/** `[words](/page)` of Markdown. */
export const markdownLink = /\]\((\/[^)\s]*)\)/g

/** Links of content to pages of the site that are not there. Anchors inside of pages are checked in the built site. */
export function checkLinks(files: string[], known: string[]): Finding[] {
  return files.filter((file) => /\.(yaml|md)$/.test(file)).flatMap((file) => deadLinks(file, readFileSync(file, 'utf8'), known))
}

export function deadLinks(file: string, source: string, known: string[]): Finding[] {
  const { head, above, body, bodyLine } = frontMatter(file, source)
  const counter = new LineCounter()
  const found: Finding[] = []
  const add = (to: string, line: number) => {
    const explanation = deadLink(to, known)
    if (explanation) found.push({ file, line, ...explanation })
  }
  visit(parseDocument(head, { lineCounter: counter }), {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'to' && isScalar(value))
        add(String(value.value), counter.linePos(value.range?.[0] ?? 0).line + above)
    },
  })
  for (const match of body.matchAll(markdownLink)) add(match[1] ?? '', bodyLine + body.slice(0, match.index).split('\n').length - 1)
  return found
}

/** What is wrong with a link, if anything is. */
export function deadLink(to: string, known: string[]): Explanation | undefined {
  const path = to.replace(/[#?].*$/, '')
  if (!path.startsWith('/') || known.includes(path)) return undefined
  const near = nearestName(path, known)
  return {
    hebrew: `הקישור ${path} מוביל לעמוד שאינו קיים${near ? `. התכוונתם ל־${near}?` : '. כותבים כתובת של עמוד באתר, למשל /contact'}`,
    english: `the link ${path} leads to no page${near ? `, did you mean ${near}?` : ': write the address of a page, such as /contact'}`,
  }
}
