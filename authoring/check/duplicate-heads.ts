import { globSync, readFileSync } from 'node:fs'
import type { Complaint } from '../explain/complaint.ts'
import type { Finding } from '../explain/finding.ts'
import { readContent } from '../merge/content-file.ts'
import { addressOfPage } from './site-addresses.ts'

const fields = ['title', 'description'] as const

type Head = Record<string, unknown>

/**
 * Reports a page or an article with the same title or description as another. Search engines would show only one of them, so publishing
 * rejects it.
 */
export function duplicateHead(file: string, data: Head, others = heads()): Complaint[] {
  if (!isPage(file)) return []
  return fields.flatMap((field) => {
    const holder = others.find((other) => other.file !== file && isSame(other.data[field], data[field]))?.file
    if (!holder) return []
    const [words, instead] = field === 'title' ? ['הכותרת הזאת', 'כותרת אחרת'] : ['התיאור הזה', 'תיאור אחר']
    return [
      {
        path: [field],
        hebrew: `${words} כבר בעמוד ${addressOf(holder)}. כותבים ${instead}: במנועי חיפוש כל עמוד צריך מילים משלו`,
        english: `${holder} has the same ${field}: search engines need a different one for each page`,
      },
    ]
  })
}

/** The same check for all saved content. */
export function duplicateHeads(): Finding[] {
  const all = heads()
  return all.flatMap(({ file, data }, index) =>
    duplicateHead(file, data, all.slice(0, index)).map(({ path, hebrew, english }) => ({
      file,
      line: 1,
      field: path.join('.'),
      hebrew,
      english,
    })),
  )
}

function heads(): { file: string; data: Head }[] {
  return globSync('src/content/{articles,pages}/*.{md,yaml}', { exclude: ['**/README.md'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, data: readContent(file, readFileSync(file, 'utf8')) }))
}

function addressOf(file: string): string {
  const [, article] = /articles\/(.+)\.md$/.exec(file) ?? []
  return article ? `/blog/${article}` : addressOfPage(file)
}

function isPage(file: string): boolean {
  return /^src\/content\/(articles|pages)\//.test(file)
}

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.trim() !== '' && one.trim() === other.trim()
}
