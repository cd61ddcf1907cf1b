import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { fillOwnerFacts } from '../../src/config/owner-facts.ts'

/** A part of the content that may be a sample, and the list it belongs to. */
export interface Part {
  file: string
  list: string
  sample: boolean
  /** Name of the person quoted. */
  name: string
  /** Its longest text, by which it is found on a page. Some places show only its title. */
  text: string
  title: string
  /** The title also occurs elsewhere, perhaps on something real. */
  isTitleShared: boolean
}

type Node = Record<string, unknown>

/** Fields that no visitor reads or that are not on the page: `posting` is for search engines, `share` for other sites. */
const unreadFields = ['id', 'icon', 'type', 'kind', 'look', 'to', 'chat', 'message', 'position', 'category', 'posting', 'share']

const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(yaml|md)$/.test(name) && !name.endsWith('README.md'),
)
const everything = files.map((file) => ({ file, content: read(`src/content/${file}`) }))

function read(file: string): unknown {
  const source = readFileSync(file, 'utf8')
  return parse(file.endsWith('.md') ? (source.split(/^---$/m)[1] ?? '') : source)
}

const occurrences = new Map<string, number>()
for (const { content } of everything) for (const text of textsIn(content)) occurrences.set(text, (occurrences.get(text) ?? 0) + 1)

const parts = everything.flatMap(({ file, content }) => {
  const collection = file.split('/')[0] ?? ''
  return partsIn(content, file, collection === 'pages' ? file : collection)
})

/** Everything that is a sample. */
export const samples = parts.filter(({ sample }) => sample)

/** Real parts in lists that also contain samples. */
export const realParts = parts.filter(({ sample, list }) => !sample && samples.some((other) => other.list === list))

function partsIn(value: unknown, file: string, list: string): Part[] {
  if (Array.isArray(value)) {
    const together = value.some((item) => isNode(item) && 'sample' in item)
    return value.flatMap((item, index) => partsIn(item, file, together ? list : `${list}/${index}`))
  }
  if (!isNode(value) || isPicture(value)) return []
  const inside = readable(value).flatMap(([name, child]) => partsIn(child, file, `${list}/${name}`))
  const text = longest(ownTextsOf(value))
  if (!text) return inside
  const [name = '', title = ''] = [value['name'], value['title']].map((field) => (typeof field === 'string' ? normalizeText(field) : ''))
  // Links to a file use its title as their text, so it does not identify the file.
  const isWholeFile = !list.includes('/')
  const isTitleShared = (occurrences.get(title) ?? 0) > 1
  return [{ file, list, sample: value['sample'] === true, name, text, title: isWholeFile ? '' : title, isTitleShared }, ...inside]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [normalizeText(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The texts of a part, without those of nested parts that have their own mark. */
function ownTextsOf(value: unknown): string[] {
  if (typeof value === 'string') return [normalizeText(fillOwnerFacts(value))]
  if (Array.isArray(value)) return value.flatMap(ownTextsOf)
  if (!isNode(value) || isPicture(value)) return []
  return readable(value).flatMap(([, child]) => (isNode(child) && 'sample' in child ? [] : ownTextsOf(child)))
}

/** The fields that a visitor reads. Dates and places are left out: the page formats them (camp-facts.ts). */
function readable(value: Node): [name: string, child: unknown][] {
  const isPrinted = (child: unknown) => isNode(child) && ['first', 'from', 'navigateTo'].some((field) => field in child)
  return Object.entries(value).filter(([name, child]) => !unreadFields.includes(name) && !isPrinted(child))
}

/** The longest text without placeholders, which the page fills in; if all have them, the longest text between placeholders. */
function longest(texts: string[]): string {
  const whole = texts.filter((text) => !text.includes('{{'))
  const found = whole.length > 0 ? whole : texts.flatMap((text) => text.split(/{{.*?}}/))
  return found.reduce((best, text) => (text.length > best.length ? text : best), '')
}

/** Normalises text for comparison: without whitespace, accent asterisks and direction marks, which may differ on the page. */
export function normalizeText(text: string): string {
  return text.replace(/[\s*\u2060\u2066-\u2069\u200e\u200f]/g, '')
}

/** Alternative texts of all pictures in the content; `sample` marks an illustration. */
export const pictures = everything.flatMap(({ content }) => picturesIn(content))

function picturesIn(value: unknown): { alt: string; sample: boolean }[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isNode(value)) return []
  if (isPicture(value)) return [{ alt: String(value['alt'] ?? ''), sample: value['sample'] === true }]
  return readable(value).flatMap(([, child]) => picturesIn(child))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPicture(value: Node): boolean {
  return 'src' in value
}
