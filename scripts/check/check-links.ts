import { readFileSync } from 'node:fs'
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Finding } from './finding.ts'
import { nearestName } from './nearest-name.ts'

/** Links of content to pages of the site that are not there. Anchors inside of pages are checked in the built site. */
export function checkLinks(files: string[], known: string[]): Finding[] {
  return files.filter((file) => file.endsWith('.yaml')).flatMap((file) => deadLinks(file, readFileSync(file, 'utf8'), known))
}

export function deadLinks(file: string, source: string, known: string[]): Finding[] {
  const counter = new LineCounter()
  const document = parseDocument(source, { lineCounter: counter })
  const found: Finding[] = []
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'to' || !isScalar(value) || isMap(value)) return
      const path = String(value.value).replace(/[#?].*$/, '')
      if (!path.startsWith('/') || known.includes(path)) return
      const near = nearestName(path, known)
      found.push({
        file,
        line: counter.linePos(value.range?.[0] ?? 0).line,
        hebrew: `הקישור ${path} מוביל לעמוד שאינו קיים${near ? `. התכוונתם ל־${near}?` : ''}`,
        english: `the link ${path} leads to no page${near ? `, did you mean ${near}?` : ''}`,
      })
    },
  })
  return found
}
