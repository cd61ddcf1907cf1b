import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { collectionOf } from '../../../authoring/content/collection-of.ts'
import { parseContent, parseContentFile } from '../../../authoring/content/parse-content.ts'
import { referencesIn } from '../../../authoring/content/references.ts'
import { fieldsOf } from '../../../authoring/fields/fields-of.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { type Data, isData } from '../../../authoring/merge/plain-data.ts'
import { entryTitle } from '../fields/entry-title.ts'
import { choiceLabel, fieldLabel, isInForm, labelPrefix } from '../fields/field-label.ts'
import { message } from '../owner-error.ts'
import type { Git } from './git.ts'
import { type Change, lastText } from './save-history.ts'

export interface ChangedFile {
  path: string
  title: string
  /** The changes in words. */
  lines: string[]
  /** Never published. */
  isNew?: boolean
}

interface Options {
  root: string
  git: Git
  book: LabelBook
}

const publishedFolders = ['src/content', 'src/assets/pictures']

/** Files that are saved but not published. Excludes uploaded pictures that no content uses. */
export async function changedPaths({ root, git }: Pick<Options, 'root' | 'git'>): Promise<string[]> {
  const status = await git('status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', ...publishedFolders)
  const isNamed = (path: string) => path.startsWith('src/content/') || filesUsing(root, path).length > 0
  const lines = status.split('\0').filter(Boolean)
  return lines.filter((line) => !line.startsWith('??') || isNamed(line.slice(3))).map((line) => line.slice(3))
}

/** The same files, with their changes in the words of the forms. */
export async function changedFiles({ root, git, book }: Options): Promise<ChangedFile[]> {
  const paths = await changedPaths({ root, git })
  return Promise.all(paths.map((path) => described(path)))

  async function described(path: string): Promise<ChangedFile> {
    if (!path.startsWith('src/content/'))
      return { path, title: `${message(existsSync(join(root, path)) ? 'newPicture' : 'removedPicture')}: ${shownBy(path)}`, lines: [] }
    const before = await git('show', `HEAD:./${path}`).catch(() => undefined)
    const after = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
    return describeChange(book, { path, before, after }, root)
  }

  /** The titles of the content that shows a picture: the owner knows it by them. */
  function shownBy(picture: string): string {
    const titles = filesUsing(root, picture).map((file) => entryTitle(book, file, parseContentFile(root, file)))
    return titles.join(', ') || picture.replace('src/assets/pictures/', '')
  }
}

/** The content files that use a picture. */
export function filesUsing(root: string, picture: string): string[] {
  const name = picture.replace('src/assets/', '')
  return globSync('src/content/**/*.{yaml,md,json}', { cwd: root }).filter((file) => readFileSync(join(root, file), 'utf8').includes(name))
}

/** Describes one change of a content file in the words of its form. */
export function describeChange(book: LabelBook, { path, before, after }: Change, root = '.'): ChangedFile {
  const isInterface = path.startsWith('src/content/interface/')
  // The kit's examples have no form.
  if (!isInterface && collectionOf(path) === undefined) return { path, title: path, lines: [] }
  const [old, now] = [before, after].map((text) => parseContent(path, text ?? ''))
  const title = entryTitle(book, path, isInterface ? {} : (now ?? old ?? {}))
  if (before === undefined) return { path, title, lines: [message('added'), ...(now ? [] : [message('damaged')])], isNew: true }
  if (after === undefined) return { path, title, lines: [message('removed')] }
  if (!now) return { path, title, lines: [message('damaged')] }
  // The old version could not be parsed, or has an outdated schema.
  if (!old) return { path, title, lines: [message('changed')] }
  try {
    const fields = fieldsOf(path, now)
    const names = namesOf(root, [...referencesIn(fields, old), ...referencesIn(fields, now)])
    const known = differences(old, now)
      .filter(({ at }) => isInterface || isInForm(fields, now, at))
      .map(byBlocks)
    const lines = known.map(({ at, from, to, moved = [] }) => {
      const named = (value: unknown) => {
        if (isData(value)) return itemInWords(book, value)
        const label = choiceLabel(book, labelPrefix(path), fields, now, at, value)
        return label === value && typeof value === 'string' ? (names.get(value) ?? value) : label
      }
      const where = isInterface ? '' : `${fieldLabel(book, labelPrefix(path), fields, at, now)}: `
      const [added, removed] = Array.isArray(from) && Array.isArray(to) ? [without(to, from), without(from, to)] : []
      if (added && removed && added.length + removed.length + moved.length > 0)
        return (
          where +
          [
            ...added.map((one) => `${message('added')} ${shown(readAs(named(one)))}`),
            ...removed.map((one) => `${message('removed')} ${shown(readAs(named(one)))}`),
            ...moved.map((one) => `${message('moved')} ${shown(readAs(named(one)))}`),
          ].join(', ')
        )
      const [was, is] = withoutMarks(named(from), named(to))
      return `${where}${shown(was, is)} ← ${shown(is, was)}`
    })
    return { path, title, lines: lines.length > 0 || before === after ? lines : [message('changed')] }
  } catch {
    // An outdated version that no longer fits the schema.
    return { path, title, lines: [message('changed')] }
  }
}

/** Titles of referenced entries: files refer to them by file name, which means nothing to the owner. */
function namesOf(root: string, references: { collection: string; id: string }[]): Map<string, string> {
  const all = references.map(({ collection, id }) => {
    const data = ['yaml', 'md'].map((ending) => lastKnown(root, `src/content/${collection}/${id}.${ending}`)).find(Boolean)
    return [id, String(data?.['title'] ?? data?.['name'] ?? id)] as const
  })
  return new Map(all)
}

/** The current data or, if it was deleted, the last version in the history. */
function lastKnown(root: string, path: string): Data | undefined {
  return parseContentFile(root, path) ?? parseContent(path, lastText(root, path) ?? '')
}

interface Difference {
  at: (string | number)[]
  /** In a list: the removed items. */
  from: unknown
  /** In a list: the added items. */
  to: unknown
  /** The items of a list that changed places. */
  moved?: unknown[]
}

/** The smallest differences between two values. Items of a list are compared with the items they come from. */
export function differences(before: unknown, after: unknown, at: (string | number)[] = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isData(before) && isData(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => differences(before[name], after[name], [...at, name]))
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ at, from: before, to: after }]
  const origins = originsOf(before, after)
  const from = before.filter((_, index) => !origins.includes(index))
  const to = after.filter((_, index) => origins[index] === undefined)
  const moved = movedIn(origins).map((index) => after[index])
  const inside = after.flatMap((item, index) => {
    const origin = origins[index]
    return origin === undefined ? [] : differences(before[origin], item, [...at, index])
  })
  return from.length + to.length + moved.length > 0 ? [{ at, from, to, moved }, ...inside] : inside
}

/** For each new item, the index of the old item it comes from: an equal one, one with its id, or a similar one in its place. */
function originsOf(before: unknown[], after: unknown[]): (number | undefined)[] {
  // A range of two numbers is no list of items.
  if ([...before, ...after].every((one) => typeof one === 'number')) return after.map((_, index) => (index in before ? index : undefined))
  const free = new Set(before.keys())
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index)
    return index
  }
  const idOf = (item: unknown) => (isData(item) ? item['id'] : undefined)
  const find = (isOrigin: (old: number) => boolean) => take([...free].find(isOrigin))
  const equal = after.map((item, index) => {
    const stays = isDeepStrictEqual(before[index], item)
    return find((old) => (stays ? old === index : isDeepStrictEqual(before[old], item)))
  })
  const named = after.map((item, index) => equal[index] ?? find((old) => idOf(item) !== undefined && idOf(before[old]) === idOf(item)))
  return after.map((item, index) => named[index] ?? find((old) => old === index && isSimilar(before[old], item)))
}

/** True for two texts, and for two items of the same kind with a value in common. */
function isSimilar(before: unknown, after: unknown): boolean {
  if (!isData(before) || !isData(after)) return typeof before === typeof after
  if (before['id'] !== after['id'] || before['type'] !== after['type']) return false
  const values = Object.entries(after).filter(([name]) => name !== 'sample')
  return values.length < 2 || values.some(([name, value]) => isDeepStrictEqual(before[name], value))
}

/** The fewest new items that changed places: all but the longest run of old items in their order. */
function movedIn(origins: (number | undefined)[]): number[] {
  const runs: number[][] = []
  for (const [index, origin] of origins.entries()) {
    if (origin === undefined) continue
    const before = runs.filter((run) => (origins[run.at(-1) ?? 0] ?? 0) < origin)
    runs.push([...before.reduce((longest, run) => (run.length > longest.length ? run : longest), [] as number[]), index])
  }
  const longest = runs.reduce((one, run) => (run.length > one.length ? run : one), [] as number[])
  return [...origins.keys()].filter((index) => origins[index] !== undefined && !longest.includes(index))
}

/** Reduces a difference in a long text to the paragraphs or table rows that changed, if their number is the same. */
function byBlocks(difference: Difference): Difference {
  const { at, from, to } = difference
  if (typeof from !== 'string' || typeof to !== 'string' || !`${from}${to}`.includes('\n\n')) return difference
  const [old, now] = [from, to].map((text) => text.trim().split(/\n{2,}|\n(?=\|)/)) as [string[], string[]]
  if (old.length !== now.length) return { at, from: old, to: now }
  const changed = old.flatMap((block, index) => (block === now[index] ? [] : [index]))
  const [only] = changed
  if (changed.length === 1 && only !== undefined) return { at, from: old[only], to: now[only] }
  return { at, from: changed.map((index) => old[index]), to: changed.map((index) => now[index]) }
}

/** Removes the items of `others`, each only once: a line may occur twice. */
function without(list: unknown[], others: unknown[]): unknown[] {
  const left = [...others]
  return list.filter((one) => {
    const index = left.findIndex((other) => isDeepStrictEqual(one, other))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Describes an item by its text; a section without text by its type. */
function itemInWords(book: LabelBook, { id: _, type, ...data }: Data): unknown {
  const [text] = [...naming.map((name) => data[name]), ...Object.values(data)].filter((one) => typeof one === 'string')
  const isNamed = naming.some((name) => typeof data[name] === 'string')
  return typeof type === 'string' && !isNamed ? book.kind(type).label : text
}

/** A value on one line; for a long text, the part that differs from the other version. */
function shown(value: unknown, other?: unknown): string {
  if (value === undefined || value === null || value === '') return message('nothing')
  if (typeof value === 'boolean') return quoted(message(value ? 'yes' : 'no'))
  if (Array.isArray(value)) return String(value.length)
  const text = oneLine(value)
  if (text.length <= maxLength) return quoted(text)
  const others = oneLine(other)
  let same = 0
  while (same < text.length && text[same] === others[same]) same += 1
  const from = same > maxLength - 20 ? Math.min(same - 20, text.length - maxLength) : 0
  const part = text.slice(from, from + maxLength)
  return quoted(`${from > 0 ? '…' : ''}${part}${from + maxLength < text.length ? '…' : ''}`)
}

/** Two versions without Markdown syntax, unless that is their only difference. */
function withoutMarks(from: unknown, to: unknown): [unknown, unknown] {
  const [old, now] = [from, to].map(readAs)
  return old === now ? [from, to] : [old, now]
}

function readAs(value: unknown): unknown {
  return typeof value === 'string' ? plainWords(value) : value
}

/** Removes Markdown syntax from a text. */
export function plainWords(text: string): string {
  return text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '($1)')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*+/g, '')
    .replace(/^(#+ |:::.*)/gm, '')
    .replace(/^\|[\s|:-]+\|$/gm, '')
    .replace(/^\|(.*)\|$/gm, (_row, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(' · '),
    )
}

/** Isolates the direction: otherwise two Latin words with an arrow between them would change places. */
function quoted(text: string): string {
  return `„\u2068${text}\u2069”`
}

const maxLength = 60

/** Fields that identify an item, in order of preference. */
const naming = ['label', 'title', 'heading', 'name', 'question', 'text']

function oneLine(value: unknown): string {
  return String(value ?? '')
    .replace(/^(\.\.\/)+assets\/pictures\//, '')
    .replace(/\s+/g, ' ')
    .trim()
}
