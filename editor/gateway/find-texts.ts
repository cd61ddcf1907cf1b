import { valuesIn } from '../../authoring/check/texts-in.ts'
import { contentPaths } from '../../authoring/content/content-paths.ts'
import { readableFile } from '../../authoring/content/readable.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { mostFound } from '../admin/desk/most-found.ts'
import { plainWords } from './changes.ts'
import { formOf, type Way, wayTo } from './way-to.ts'

/** A text of the content, and the way to its field. */
export interface FoundText extends Way {
  text: string
  /** What the entry that it is in is known by. */
  of: string
}

interface Options {
  root: string
  book: LabelBook
  /** Only texts that say this and nothing else, as one that was pressed on a page does. */
  isWhole?: boolean
}

const longest = 120

/** Names of files and of choices are no words of a page. */
const noWords = new Set(['icon', 'type', 'variant', 'accent', 'position', 'employment', 'terms', 'id'])

/** Where the content says this: an owner knows a text by its words, and not by the form that it is in. */
export function findTexts(wanted: string, { root, book, isWhole = false }: Options): FoundText[] {
  const words = plain(wanted)
  if (words.length < 2) return []
  const number = words.replace(/[₪,]/g, '')
  const isFound = (value: unknown) => {
    // A number is found by what a page says of it: a price, with or without its comma and its sign.
    if (typeof value === 'number') return String(value) === number
    if (typeof value !== 'string' || value.startsWith('../../assets/')) return false
    return isWhole ? says(value, words) : plain(value).includes(words)
  }
  const found = contentPaths(root).flatMap((path) => {
    const data = formOf(path) && readableFile(root, path)
    if (!data) return []
    return valuesIn(data, noWords)
      .filter(({ value }) => isFound(value))
      .map(({ path: at, value }) => ({ path, data, at, text: String(value) }))
  })
  const isExact = ({ text }: { text: string }) => Number(plain(text) === words)
  return found
    .sort((one, other) => isExact(other) - isExact(one))
    .slice(0, mostFound)
    .map(({ path, data, at, text }) => ({
      text: around(plainWords(text), wanted),
      of: String(data['title'] ?? data['label'] ?? data['name'] ?? ''),
      ...wayTo(book, path, data, at),
    }))
}

/** As it is read: without marks, spaces and capitals. */
function plain(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad\ufeff]/g, '')
    .replace(/\*|_|`/g, '')
    .replace(/\s+/g, '')
    .toLowerCase()
}

/** The whole text is this, with whatever stands where a fact or a number is filled in. */
function says(text: string, words: string): boolean {
  const parts = plain(text).split(/\{+[\w.]+\}+/)
  if (parts.length === 1) return parts[0] === words
  if (parts.join('').length < 4) return false
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?')}$`).test(words)
}

/** The part of a long text in which the words are. */
function around(text: string, wanted: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const from = Math.max(0, line.toLowerCase().indexOf(wanted.trim().toLowerCase()) - longest / 3)
  const part = line.slice(from, from + longest)
  // Cut between words: none of them, and no {{phone}}, is cut in two.
  const begun = from > 0 ? part.replace(/^\S* /, '…') : part
  return from + longest < line.length ? begun.replace(/ \S*$/, '…') : begun
}
