import { onOneLine } from '../../../authoring/check/texts-in.ts'
import type { Complaint } from '../../../authoring/explain/complaint.ts'
import { type Data, isData } from '../../../authoring/merge/plain-data.ts'
import { fillOwnerFacts } from '../../../src/config/owner-facts.ts'
import { descriptionError, titleError } from '../../../src/lib/search-result.ts'

/**
 * Derives an empty title and description of a kit page from its heading and first sentences. If these are too short, appends the
 * description of the home page.
 */
export function withPageHead(page: Data, home: Data): Data {
  const sections = Array.isArray(page['sections']) ? page['sections'].filter(isData) : []
  const headings = [sections.find(({ type }) => type === 'hero')?.['heading'], page['label']].flatMap(lineOf)
  const title = headings.find((heading) => titleError(fillOwnerFacts(heading)) === undefined)
  const texts = sections.flatMap(({ lead, paragraphs }) => [lead, paragraphs].flat()).flatMap(lineOf)
  const whole = [...headings.slice(0, 1), ...texts, ...lineOf(home['description'])].map(asSentence)
  const description = texts.length > 0 ? (firstSentences(texts) ?? firstSentences(whole)) : undefined
  return { ...(title && { title }), ...(description && { description }), ...withoutEmpty(page) }
}

/** Drops complaints about a missing title or description while something else is missing: both will be derived. */
export function withoutDerivedHeadComplaints(page: Data, complaints: Complaint[]): Complaint[] {
  const willBeDerived = ({ path: [name], isNote }: Complaint) =>
    !isNote && ['title', 'description'].includes(String(name)) && !page[String(name)]
  const others = complaints.filter((one) => !willBeDerived(one))
  return others.some(({ isNote }) => !isNote) ? others : complaints
}

/** The text on one line; nothing if it is empty. */
function lineOf(text: unknown): string[] {
  const line = typeof text === 'string' ? onOneLine(text) : ''
  return line === '' ? [] : [line]
}

function asSentence(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`
}

/** As many whole sentences as fit into a description, or as many words of the first. */
function firstSentences(texts: string[]): string | undefined {
  const sentences = beginnings(texts.flatMap((text) => text.split(/(?<=[.!?…]) /)))
  const words = beginnings(texts.join(' ').split(' ')).map((text) => `${text}…`)
  return [...words, ...sentences].findLast((text) => descriptionError(fillOwnerFacts(text)) === undefined)
}

function beginnings(parts: string[]): string[] {
  return parts.map((_, index) => parts.slice(0, index + 1).join(' '))
}

function withoutEmpty(page: Data): Data {
  return Object.fromEntries(Object.entries(page).filter(([name, value]) => value !== '' || !['title', 'description'].includes(name)))
}
