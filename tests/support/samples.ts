import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { fillOwnerFacts } from '../../src/config/owner-facts'

/** A part of the content that may be a sample: the words by which it is found on a page, and the list that it belongs to. */
export interface Part {
  file: string
  /** Of the person who speaks. */
  name: string | undefined
  words: string
  sample: boolean
  list: string
}

type Node = Record<string, unknown>

/**
 * Words that no visitor reads, or that are no part of this: `posting` is for search engines, `share` for other sites; where and when a
 * camp is has a test of its own (camp-facts.ts).
 */
const unread = [
  ...['id', 'icon', 'type', 'kind', 'look', 'to', 'chat', 'message', 'position', 'category'],
  ...['posting', 'share', 'location', 'dates', 'hours'],
]

const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(yaml|md)$/.test(name) && !name.endsWith('README.md'),
)
const everything = files.map((file) => ({ file, content: read(`src/content/${file}`) }))

function read(file: string): unknown {
  const source = readFileSync(file, 'utf8')
  return parse(file.endsWith('.md') ? (source.split(/^---$/m)[1] ?? '') : source)
}

const parts = everything.flatMap(({ file, content }) => {
  const collection = file.split('/')[0] ?? ''
  return sampledIn(content, file, collection === 'pages' ? file : collection)
})

/** Everything that is a sample. */
export const samples = parts.filter(({ sample }) => sample)

/** What is real among samples. */
export const realOnes = parts.filter(({ sample, list }) => !sample && samples.some((other) => other.list === list))

function sampledIn(value: unknown, file: string, list: string): Part[] {
  if (Array.isArray(value)) {
    const together = value.some(isSampled)
    return value.flatMap((item, index) => sampledIn(item, file, together ? list : `${list}/${index}`))
  }
  if (!isNode(value) || isPicture(value)) return []
  const inside = Object.entries(value).flatMap(([name, child]) => (unread.includes(name) ? [] : sampledIn(child, file, `${list}/${name}`)))
  const words = longest(ownWords(value))
  return words
    ? [
        { file, name: typeof value['name'] === 'string' ? value['name'] : undefined, words, sample: value['sample'] === true, list },
        ...inside,
      ]
    : inside
}

function isSampled(item: unknown): boolean {
  return isNode(item) && 'sample' in item
}

/** Its texts, without those of a part that has a mark of its own. */
function ownWords(value: Node): string[] {
  return Object.entries(value).flatMap(([name, child]) => (unread.includes(name) ? [] : wordsOf(child)))
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [bare(fillOwnerFacts(value))]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  return isNode(value) && !isPicture(value) && !('sample' in value) ? ownWords(value) : []
}

/** A camp's facts are filled in by the page: what has them can't be looked for. */
function longest(words: string[]): string {
  return words.filter((text) => !text.includes('{{')).reduce((best, text) => (text.length > best.length ? text : best), '')
}

/** As text is compared: line breaks, spaces, accents and marks of direction may be set otherwise on the page. */
export function bare(text: string): string {
  return text.replace(/[\s*\u2060\u2066-\u2069\u200e\u200f]/g, '')
}

/** What is seen on the pictures that are illustrations, and on those that are not. */
export const pictures = everything.flatMap(({ content }) => picturesIn(content))

function picturesIn(value: unknown): { alt: string; sample: boolean }[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isNode(value)) return []
  if (isPicture(value)) return [{ alt: String(value['alt'] ?? ''), sample: value['sample'] === true }]
  return Object.entries(value).flatMap(([name, child]) => (unread.includes(name) ? [] : picturesIn(child)))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPicture(value: Node): boolean {
  return 'src' in value
}
