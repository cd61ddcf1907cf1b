import { valuesIn } from '../../../authoring/check/texts-in.ts'
import { contentPaths } from '../../../authoring/content/content-paths.ts'
import { parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { plainText } from '../../admin/preview/plain-text.ts'
import { maxResults } from '../../admin/screens/max-results.ts'
import { type FieldLink, fieldLink, formAddress } from '../fields/field-link.ts'
import { plainWords } from '../publishing/describe-changes.ts'

/** A text of the content, with a link to its field. */
export interface FoundText extends FieldLink {
  text: string
  /** Name of the entry that contains it. */
  of: string
}

interface Options {
  root: string
  book: LabelBook
  /** Match whole texts only, for a text that was pressed on a page. */
  isWhole?: boolean
}

const maxLength = 120

/** Fields whose values are not visible texts: file names and choices. */
const notTexts = new Set(['icon', 'type', 'variant', 'accent', 'position', 'employment', 'terms', 'id'])

/** Finds where the content contains a text. The owner knows a text by its words, not by its form. */
export function findTexts(wanted: string, { root, book, isWhole = false }: Options): FoundText[] {
  const words = normalised(wanted)
  if (words.length < 2) return []
  const number = words.replace(/[₪,]/g, '')
  const isFound = (value: unknown) => {
    // Numbers match as a page shows them, for example a price with or without its comma and currency sign.
    if (typeof value === 'number') return String(value) === number
    if (typeof value !== 'string' || value.startsWith('../../assets/')) return false
    return isWhole ? matchesWhole(value, words) : normalised(value).includes(words)
  }
  const found = contentPaths(root).flatMap((path) => {
    const data = formAddress(path) && parseContentFile(root, path)
    if (!data) return []
    return valuesIn(data, notTexts)
      .filter(({ value }) => isFound(value))
      .map(({ path: at, value }) => ({ path, data, at, text: String(value) }))
  })
  const isExact = ({ text }: { text: string }) => Number(normalised(text) === words)
  return found
    .sort((one, other) => isExact(other) - isExact(one))
    .slice(0, maxResults)
    .map(({ path, data, at, text }) => ({
      text: around(plainWords(text), wanted),
      of: String(data['title'] ?? data['label'] ?? data['name'] ?? ''),
      ...fieldLink(book, path, data, at),
    }))
}

/** The visible text, without capitals. */
function normalised(text: string): string {
  return plainText(text).toLowerCase()
}

/** True if the whole text matches, with anything in place of facts and numbers. */
function matchesWhole(text: string, words: string): boolean {
  const parts = normalised(text).split(/\{+[\w.]+\}+/)
  if (parts.length === 1) return parts[0] === words
  if (parts.join('').length < 4) return false
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?')}$`).test(words)
}

/** The part of a long text around the match. */
function around(text: string, wanted: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const from = Math.max(0, line.toLowerCase().indexOf(wanted.trim().toLowerCase()) - maxLength / 3)
  const part = line.slice(from, from + maxLength)
  // Cut at spaces, so that no word and no {{phone}} is split.
  const start = from > 0 ? part.replace(/^\S* /, '…') : part
  return from + maxLength < line.length ? start.replace(/ \S*$/, '…') : start
}
