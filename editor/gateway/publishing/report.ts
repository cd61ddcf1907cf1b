import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { Finding } from '../../../authoring/explain/finding.ts'
import { isolateAddresses } from '../../../authoring/explain/isolate-addresses.ts'
import { fieldsOf } from '../../../authoring/fields/fields-of.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { describeDamage } from '../entries/damaged-files.ts'
import { entryTitle } from '../fields/entry-title.ts'
import { emptyMessage } from '../fields/field-label.ts'
import { type FieldLink, fieldLink, formAddress } from '../fields/field-link.ts'
import { message } from '../owner-error.ts'
import { allSectionLinks } from '../preview/section-links.ts'

/** The output of `scripts/check.ts --json`. */
export interface CheckOutput {
  isFine: boolean
  findings: Finding[]
  /** Output of the build, or of the check of the built pages. */
  built?: string
}

export interface ReportLine extends FieldLink {
  /** The file that the line is about, for filtering. */
  file: string
  message: string
}

/** Errors that block publishing, and notes. */
export interface Report {
  isFine: boolean
  stops: ReportLine[]
  notes: ReportLine[]
  /** The untranslated output, for the site's maintainer. */
  technical?: string
}

export function reportOf(root: string, book: LabelBook, { isFine, findings, built }: CheckOutput): Report {
  const lines = (areNotes: boolean) =>
    findings.filter(({ isNote }) => Boolean(isNote) === areNotes).map((finding) => lineOf(root, book, finding))
  const pages = built ? builtFaults(root, book, built) : []
  return {
    isFine,
    stops: [...lines(false), ...pages, ...(built && pages.length === 0 ? [{ file: '', where: '', message: message('buildFailed') }] : [])],
    notes: lines(true),
    ...(built && { technical: built }),
  }
}

function lineOf(root: string, book: LabelBook, finding: Finding): ReportLine {
  const { file, field, hebrew } = finding
  const sentence = isolateAddresses(hebrew)
  if (!formAddress(file) || !existsSync(join(root, file)))
    return { file, where: file.startsWith('src/') ? '' : `${file} ${field ?? ''}`.trim(), message: sentence }
  const data = parseContentFile(root, file)
  // There is no form for a damaged file.
  if (!data) return { file, where: entryTitle(book, file), message: `${message('damaged')} ${describeDamage(finding)}` }
  try {
    const path = (field ?? '')
      .split('.')
      .filter(Boolean)
      .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    const isForm = !file.startsWith('src/content/interface/')
    const empty = isForm ? emptyMessage(fieldsOf(file, data), data, path) : undefined
    return { file, message: empty ?? sentence, ...fieldLink(book, file, data, path) }
  } catch {
    // A file that does not fit its form.
    return { file, where: entryTitle(book, file), message: sentence }
  }
}

/** Hebrew translations of the messages of scripts/check-site.ts that the owner can act on. */
const inHebrew: [RegExp, (found: RegExpExecArray) => string][] = [
  [/^(\/\S*) links to (\S+)#(\S+), but nothing there has that id$/, ([, from, to, id]) => message('deadAnchor', gaps({ from, to, id }))],
  [/^(\/\S*) links to (\S+), which is not there$/, ([, from, to]) => message('deadLink', gaps({ from, to }))],
  [/^(\/\S*): has (\d+) h1/, ([, page, count]) => message('wrongHeadings', gaps({ page, count }))],
  [/^(\/\S*): “(.)” \(U\+\w+\) is not in the font/u, ([, page, character]) => message('foreignCharacter', gaps({ page, character }))],
  [/^(\/\S*): \{\{(\w+) is not filled in$/, ([, page, fact]) => message('unfilledFact', gaps({ page, fact }))],
  // Messages of the content schemas, which contain both languages.
  [/([֐-׿].*?) · [A-Za-z“"]/, ([, sentence]) => sentence ?? ''],
]

function builtFaults(root: string, book: LabelBook, output: string): ReportLine[] {
  const lines = output.split('\n').flatMap((line) => {
    for (const [pattern, hebrew] of inHebrew) {
      const found = pattern.exec(line.trim())
      if (found) return [{ message: isolateAddresses(hebrew(found)), ...sectionFieldLink(root, book, found) }]
    }
    return []
  })
  const once = new Map(lines.map((line) => [line.message, line]))
  return [...once.values()]
}

/** The field of a link to a section that does not exist. */
function sectionFieldLink(root: string, book: LabelBook, [, , to, id]: string[]): FieldLink & { file: string } {
  const link = id === undefined ? undefined : allSectionLinks(root, book).find(({ page, section }) => page === to && section === id)
  if (!link) return { file: '', where: '' }
  const { page: _, section: __, ...rest } = link
  return rest
}

function gaps(found: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, value ?? '']))
}
