import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { collectionOf } from '../../authoring/content/collection-of.ts'
import { readable, readableFile } from '../../authoring/content/readable.ts'
import { referencesIn } from '../../authoring/content/references.ts'
import { fieldsOf } from '../../authoring/fields/fields-of.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { type Data, isData } from '../../authoring/merge/plain-data.ts'
import { nameOf } from './entries.ts'
import type { Git } from './git.ts'
import { type Change, lastText } from './history.ts'
import { say } from './refused.ts'
import { asChosen, isInForm, placeOf, whereInWords } from './where.ts'

export interface ChangedFile {
  path: string
  title: string
  /** What changed, in words. */
  lines: string[]
  /** It was never published. */
  isNew?: boolean
}

interface Options {
  root: string
  git: Git
  book: LabelBook
}

const publishedFolders = ['src/content', 'src/assets/pictures']

/** What is saved and not published. A picture that was uploaded and then not chosen stays at home. */
export async function changedPaths({ root, git }: Pick<Options, 'root' | 'git'>): Promise<string[]> {
  const status = await git('status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', ...publishedFolders)
  const isNamed = (path: string) => path.startsWith('src/content/') || usersOf(root, path).length > 0
  const lines = status.split('\0').filter(Boolean)
  return lines.filter((line) => !line.startsWith('??') || isNamed(line.slice(3))).map((line) => line.slice(3))
}

/** The same file by file, in the words of the forms. */
export async function changedFiles({ root, git, book }: Options): Promise<ChangedFile[]> {
  const paths = await changedPaths({ root, git })
  return Promise.all(paths.map((path) => described(path)))

  async function described(path: string): Promise<ChangedFile> {
    if (!path.startsWith('src/content/')) return { path, title: `${say('newPicture')}: ${shownBy(path)}`, lines: [] }
    const before = await git('show', `HEAD:./${path}`).catch(() => undefined)
    const after = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
    return describeChange(book, { path, before, after }, root)
  }

  /** An owner knows a picture by where it is seen. */
  function shownBy(picture: string): string {
    const titles = usersOf(root, picture).map((file) => titleOf(book, file, readableFile(root, file)))
    return titles.join(', ') || picture.replace('src/assets/pictures/', '')
  }
}

/** The content files that show a picture. */
export function usersOf(root: string, picture: string): string[] {
  const name = picture.replace('src/assets/', '')
  return globSync('src/content/**/*.{yaml,md,json}', { cwd: root }).filter((file) => readFileSync(join(root, file), 'utf8').includes(name))
}

/** One change of a content file, in the words of its form. */
export function describeChange(book: LabelBook, { path, before, after }: Change, root = '.'): ChangedFile {
  const isInterface = path.startsWith('src/content/interface/')
  // The examples of the tests have no form.
  if (!isInterface && collectionOf(path) === undefined) return { path, title: path, lines: [] }
  const [old, now] = [before, after].map((text) => readable(path, text ?? ''))
  const title = titleOf(book, path, isInterface ? {} : (now ?? old ?? {}))
  if (before === undefined) return { path, title, lines: [say('added'), ...(now ? [] : [say('damaged')])], isNew: true }
  if (after === undefined) return { path, title, lines: [say('removed')] }
  if (!now) return { path, title, lines: [say('damaged')] }
  // It could not be read before, or is of long ago.
  if (!old) return { path, title, lines: [say('changed')] }
  try {
    const fields = fieldsOf(path, now)
    const names = namesOf(root, [...referencesIn(fields, old), ...referencesIn(fields, now)])
    const known = differences(old, now)
      .filter(({ at }) => isInterface || isInForm(fields, now, at))
      .map(byBlocks)
    const lines = known.map(({ at, from, to }) => {
      const named = (value: unknown) => {
        if (isData(value)) return itemInWords(book, value)
        const said = asChosen(book, placeOf(path), fields, now, at, value)
        return said === value && typeof value === 'string' ? (names.get(value) ?? value) : said
      }
      const where = isInterface ? '' : `${whereInWords(book, placeOf(path), fields, at, now)}: `
      const [added, removed] = Array.isArray(from) && Array.isArray(to) ? [without(to, from), without(from, to)] : []
      if (added && removed && added.length + removed.length > 0)
        return (
          where +
          [
            ...added.map((one) => `${say('added')} ${shown(readAs(named(one)))}`),
            ...removed.map((one) => `${say('removed')} ${shown(readAs(named(one)))}`),
          ].join(', ')
        )
      const [was, is] = withoutMarks(named(from), named(to))
      return `${where}${shown(was, is)} ← ${shown(is, was)}`
    })
    return { path, title, lines: lines.length > 0 || before === after ? lines : [say('changed')] }
  } catch {
    // A version of long ago, which can't be read any more.
    return { path, title, lines: [say('changed')] }
  }
}

/** Other entries are named by their files: an owner knows them by their titles. */
function namesOf(root: string, references: { collection: string; id: string }[]): Map<string, string> {
  const all = references.map(({ collection, id }) => {
    const data = ['yaml', 'md'].map((ending) => lastKnown(root, `src/content/${collection}/${id}.${ending}`)).find(Boolean)
    return [id, String(data?.['title'] ?? data?.['name'] ?? id)] as const
  })
  return new Map(all)
}

/** As it is, or as it was before it was deleted. */
function lastKnown(root: string, path: string): Data | undefined {
  return readableFile(root, path) ?? readable(path, lastText(root, path) ?? '')
}

/** A file in the words of the editor: „מחנות: מחנה פסח”. By the name of its file only, where it has no title. */
export function titleOf(book: LabelBook, path: string, { label, title, name, city }: Data = {}): string {
  const [place = ''] = placeOf(path)
  const own = [label, title, name, city].find((one) => typeof one === 'string' && one !== '')
  // The only file of its kind, which says nothing about itself.
  if (alone.includes(place)) return book.collection(place).label
  return `${book.collection(place).label}: ${place === 'interface' ? book.interface(nameOf(path)) : oneLine(own ?? nameOf(path))}`
}

/** Kinds of content that are one file. */
const alone = ['menu', 'owner', 'roles', 'topics', 'story']

interface Difference {
  at: (string | number)[]
  from: unknown
  to: unknown
}

/** The smallest things that are not the same; a list that grew or shrank is one of them. */
export function differences(before: unknown, after: unknown, at: (string | number)[] = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isData(before) && isData(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => differences(before[name], after[name], [...at, name]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => differences(item, after[index], [...at, index]))
  }
  return [{ at, from: before, to: after }]
}

/** Of a text of several paragraphs those that changed, a table row by row; where their number is the same, they are matched by their places. */
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

/** Each of the others takes away one: a line may be there twice. */
function without(list: unknown[], others: unknown[]): unknown[] {
  const left = [...others]
  return list.filter((one) => {
    const index = left.findIndex((other) => isDeepStrictEqual(one, other))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** An item by what it says; a part of a page that says nothing by its kind. */
function itemInWords(book: LabelBook, { id: _, type, ...said }: Data): unknown {
  const [words] = [...naming.map((name) => said[name]), ...Object.values(said)].filter((one) => typeof one === 'string')
  const isNamed = naming.some((name) => typeof said[name] === 'string')
  return typeof type === 'string' && !isNamed ? book.kind(type).label : words
}

/** A value for one line; of a long text the part that is not as in the other one. */
function shown(value: unknown, other?: unknown): string {
  if (value === undefined || value === null || value === '') return say('nothing')
  if (typeof value === 'boolean') return quoted(say(value ? 'yes' : 'no'))
  if (Array.isArray(value)) return String(value.length)
  const text = oneLine(value)
  if (text.length <= longest) return quoted(text)
  const others = oneLine(other)
  let same = 0
  while (same < text.length && text[same] === others[same]) same += 1
  const from = same > longest - 20 ? Math.min(same - 20, text.length - longest) : 0
  const part = text.slice(from, from + longest)
  return quoted(`${from > 0 ? '…' : ''}${part}${from + longest < text.length ? '…' : ''}`)
}

/** Two versions of a text as they are read on the page; with the marks of Markdown where nothing else is different. */
function withoutMarks(from: unknown, to: unknown): [unknown, unknown] {
  const [old, now] = [from, to].map(readAs)
  return old === now ? [from, to] : [old, now]
}

function readAs(value: unknown): unknown {
  return typeof value === 'string' ? plainWords(value) : value
}

/** A text of Markdown as it is read. */
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

/** In its own direction: two Latin words and an arrow between them would change places. */
function quoted(text: string): string {
  return `„\u2068${text}\u2069”`
}

const longest = 60

/** What an owner knows a thing by. */
const naming = ['label', 'title', 'heading', 'name', 'question', 'text']

function oneLine(value: unknown): string {
  return String(value ?? '')
    .replace(/^(\.\.\/)+assets\/pictures\//, '')
    .replace(/\s+/g, ' ')
    .trim()
}
