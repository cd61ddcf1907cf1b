import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { collectionOf, isDrawnPage } from '../../authoring/content/collection-of.ts'
import { readable, readableFile } from '../../authoring/content/readable.ts'
import type { Complaint } from '../../authoring/explain/complaint.ts'
import { fieldsOf } from '../../authoring/fields/fields-of.ts'
import type { Field } from '../../authoring/fields/shape.ts'
import { toFile } from '../../authoring/fields/to-file.ts'
import { toForm } from '../../authoring/fields/to-form.ts'
import { mergeContent, readContent } from '../../authoring/merge/content-file.ts'
import { type Data, isData } from '../../authoring/merge/plain-data.ts'
import { readPrintedDate } from '../../src/lib/days/printed-date.ts'
import { intact } from './damage.ts'
import { withItemIds } from './item-ids.ts'
import type { OpenedForms, OpenForm } from './opened.ts'
import { withoutHeadToBe, withPageHead } from './page-head.ts'
import { Refused, say } from './refused.ts'
import { contentPath } from './safe-path.ts'
import { type Merged, type Side, threeWay } from './three-way.ts'

export interface EntriesOptions {
  root: string
  opened: OpenedForms
  check(path: string, data: Data): Complaint[]
}

/** A file as it would be written, and what is wrong with it. */
export interface Composed {
  path: string
  before: string | undefined
  after: string
  complaints: Complaint[]
  /** What the form says by itself: the file had it like this if nobody else had changed anything. */
  mine: Data
  /** The form was opened from this file, and not for a new one. */
  isOpened: boolean
  /** What somebody else changed since the form was opened, and what both changed. */
  meanwhile: Pick<Merged, 'taken' | 'clashes'>
}

/** What a form carries besides the fields of its file. */
export interface FormMarks extends OpenForm {
  /** The name of its file. */
  _address?: string
  /** The owner's answers about fields that both changed, by their path. */
  _choices?: Record<string, Side>
}

const homePage = 'src/content/pages/index.yaml'

/** The content files, as forms read and write them. */
export function entries({ root, opened, check }: EntriesOptions) {
  async function source(path: string): Promise<string | undefined> {
    const file = contentPath(root, path)
    return existsSync(file) ? readFile(file, 'utf8') : undefined
  }

  async function form(path: string, mark = opened.mark): Promise<Data> {
    const text = await source(path)
    if (text === undefined) throw new Refused(say('noFile', { path }), 404)
    const data = intact(path, text)
    return { _address: nameOf(path), _opened: mark(path, data), ...toForm(fieldsOf(path, data), data) }
  }

  /** When it was written, or when it is over. */
  function dayOf(path: string): string {
    const { date, dates } = readableFile(root, path) ?? {}
    return readPrintedDate(String(isData(dates) ? dates['last'] : date))?.iso ?? ''
  }

  return {
    source,
    /** The files of a folder that a form can open; in pages/ those that are made of the kit. What has a day begins with the latest. */
    async list(folder: string, extension: string): Promise<string[]> {
      const files = readdirSync(dirname(contentPath(root, `${folder}/x.${extension}`)))
      const paths = files.filter((file) => file.endsWith(`.${extension}`) && file !== 'README.md').map((file) => `${folder}/${file}`)
      const days = new Map(paths.map((path) => [path, dayOf(path)]))
      return paths
        .filter((path) => !isDrawnPage(path))
        .sort((one, other) => (days.get(other) ?? '').localeCompare(days.get(one) ?? '') || one.localeCompare(other))
    },
    form: (path: string) => form(path),
    /** For a list of entries: one that can't be read is in it by the name of its file. */
    async listed(path: string): Promise<Data> {
      const text = await source(path)
      if (text === undefined || readable(path, text)) return form(path, opened.listedMark)
      const name = say('damagedName', { name: nameOf(path) })
      return { _address: nameOf(path), ...Object.fromEntries(naming.map((field) => [field, name])) }
    },
    async compose(path: string, typed: Data, ifDamaged = 'damagedMeanwhile'): Promise<Composed> {
      const before = await source(path)
      const now = before === undefined ? {} : intact(path, before, ifDamaged)
      const { _address, _opened, _tab, _choices, ...said } = typed as Data & FormMarks
      const openedFrom = _opened ? opened.before(typed as OpenForm, path) : undefined
      const old = openedFrom ?? now
      const fields = fieldsOf(path, before === undefined ? said : now)
      const filled = { ...unknownTo(fields, old), ...withItemIds(fields, toFile(fields, said, old), old) }
      const wanted = collectionOf(path) === 'pages' ? withPageHead(filled, readableFile(root, homePage) ?? {}) : filled
      // As it reads once it is written: the text of an article ends in a new line, which would look like somebody else's change.
      const mine = before === undefined ? wanted : readContent(path, merged(path, before, wanted))
      const { data, ...meanwhile } = before === undefined ? { data: mine, taken: [], clashes: [] } : threeWay(old, mine, now, _choices)
      const after = merged(path, before, data)
      const whole = readContent(path, after)
      const complaints = collectionOf(path) === 'pages' ? withoutHeadToBe(whole, check(path, whole)) : check(path, whole)
      return { path, before, after, mine, isOpened: openedFrom !== undefined, meanwhile, complaints }
    },
    async write(path: string, text: string): Promise<void> {
      const file = contentPath(root, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    },
    remove: (path: string) => rm(contentPath(root, path)),
  }
}

export type Entries = ReturnType<typeof entries>

function merged(path: string, before: string | undefined, wanted: Data): string {
  try {
    return mergeContent(path, before, wanted)
  } catch (error) {
    console.error(`editor: ${path}:`, error)
    throw new Refused(say('cannotMerge'))
  }
}

/** Values of the file that have no field in the form, such as a flag for a later version of the site. */
function unknownTo(fields: Field[], old: Data): Data {
  const known = new Set(fields.map(({ name }) => name))
  return isData(old) ? Object.fromEntries(Object.entries(old).filter(([name]) => !known.has(name))) : {}
}

/** The fields that lists of entries show. */
const naming = ['label', 'title', 'name', 'kicker', 'text']

export function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '')
}
