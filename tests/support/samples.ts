import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { fillOwnerFacts } from '../../src/config/owner-facts.ts'

/** A part of the content that may be a sample, and the list that it belongs to. */
export interface Part {
  file: string
  list: string
  sample: boolean
  /** Of the person who speaks. */
  name: string
  /** The words by which it is found on a page: the longest of it, and its title, which is all that some places show. */
  words: string
  title: string
  /** Another part says the same, and may be real. */
  isTitleShared: boolean
}

type Node = Record<string, unknown>

/** Words that no visitor reads, or that are no part of the page: `posting` is for search engines, `share` for other sites. */
const unread = ['id', 'icon', 'type', 'kind', 'look', 'to', 'chat', 'message', 'position', 'category', 'posting', 'share']

const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(yaml|md)$/.test(name) && !name.endsWith('README.md'),
)
const everything = files.map((file) => ({ file, content: read(`src/content/${file}`) }))

function read(file: string): unknown {
  const source = readFileSync(file, 'utf8')
  return parse(file.endsWith('.md') ? (source.split(/^---$/m)[1] ?? '') : source)
}

const timesSaid = new Map<string, number>()
for (const { content } of everything) for (const text of textsIn(content)) timesSaid.set(text, (timesSaid.get(text) ?? 0) + 1)

const parts = everything.flatMap(({ file, content }) => {
  const collection = file.split('/')[0] ?? ''
  return partsIn(content, file, collection === 'pages' ? file : collection)
})

/** Everything that is a sample. */
export const samples = parts.filter(({ sample }) => sample)

/** What is real among samples. */
export const realOnes = parts.filter(({ sample, list }) => !sample && samples.some((other) => other.list === list))

function partsIn(value: unknown, file: string, list: string): Part[] {
  if (Array.isArray(value)) {
    const together = value.some((item) => isNode(item) && 'sample' in item)
    return value.flatMap((item, index) => partsIn(item, file, together ? list : `${list}/${index}`))
  }
  if (!isNode(value) || isPicture(value)) return []
  const inside = readable(value).flatMap(([name, child]) => partsIn(child, file, `${list}/${name}`))
  const words = longest(wordsOf(value))
  if (!words) return inside
  const [name = '', title = ''] = [value['name'], value['title']].map((text) => (typeof text === 'string' ? bare(text) : ''))
  // The title of a whole file is also what links to it say.
  const isWholeFile = !list.includes('/')
  const isTitleShared = (timesSaid.get(title) ?? 0) > 1
  return [{ file, list, sample: value['sample'] === true, name, words, title: isWholeFile ? '' : title, isTitleShared }, ...inside]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [bare(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Its texts, without those of a part that has a mark of its own. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [bare(fillOwnerFacts(value))]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (!isNode(value) || isPicture(value)) return []
  return readable(value).flatMap(([, child]) => (isNode(child) && 'sample' in child ? [] : wordsOf(child)))
}

/** What a visitor reads of it. When and where a camp is, the page prints in its own way (camp-facts.ts). */
function readable(value: Node): [name: string, child: unknown][] {
  const isPrinted = (child: unknown) => isNode(child) && ['first', 'from', 'navigateTo'].some((field) => field in child)
  return Object.entries(value).filter(([name, child]) => !unread.includes(name) && !isPrinted(child))
}

/** A camp's facts are filled in by the page: where nothing else can be looked for, it is what stands around them. */
function longest(words: string[]): string {
  const whole = words.filter((text) => !text.includes('{{'))
  const found = whole.length > 0 ? whole : words.flatMap((text) => text.split(/{{.*?}}/))
  return found.reduce((best, text) => (text.length > best.length ? text : best), '')
}

/** As text is compared: line breaks, spaces, accents and marks of direction may be set otherwise on the page. */
export function bare(text: string): string {
  return text.replace(/[\s*\u2060\u2066-\u2069\u200e\u200f]/g, '')
}

/** What is seen on the pictures of the pages, and which of them are illustrations. */
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
