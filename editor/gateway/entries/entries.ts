import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { collectionOf, isRoutePage } from '../../../authoring/content/collection-of.ts'
import { parseContent, parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { Complaint } from '../../../authoring/explain/complaint.ts'
import { fieldsOf } from '../../../authoring/fields/fields-of.ts'
import type { Field } from '../../../authoring/fields/shape.ts'
import { toFile } from '../../../authoring/fields/to-file.ts'
import { toForm } from '../../../authoring/fields/to-form.ts'
import { mergeContent, readContent } from '../../../authoring/merge/content-file.ts'
import { type Data, isData } from '../../../authoring/merge/plain-data.ts'
import { readPrintedDate } from '../../../src/lib/days/printed-date.ts'
import { entryName } from '../fields/entry-title.ts'
import { message, OwnerError } from '../owner-error.ts'
import { contentPath } from '../safe-path.ts'
import { parseOrThrow } from './damaged-files.ts'
import type { FormBaselines, OpenForm } from './form-baselines.ts'
import { withItemIds } from './item-ids.ts'
import { withoutDerivedHeadComplaints, withPageHead } from './page-head.ts'
import { type Merged, mergeThreeWay, type Side } from './three-way-merge.ts'

export interface EntriesOptions {
  root: string
  baselines: FormBaselines
  check(path: string, data: Data): Complaint[]
}

/** The text of a file after a save, and its complaints. */
export interface Composed {
  path: string
  before: string | undefined
  after: string
  complaints: Complaint[]
  /** The form's own data, before merging in changes by others. */
  mine: Data
  /** The form was opened from this file, unlike the form of a new one. */
  isOpened: boolean
  /** Fields that somebody else changed since the form was opened, and conflicting fields. */
  meanwhile: Pick<Merged, 'mergedPaths' | 'conflicts'>
}

/** Metadata that a form sends in addition to the fields of its file. */
export interface FormMetadata extends OpenForm {
  /** The file name without extension. */
  _address?: string
  /** The owner's choices for conflicting fields, by path. */
  _choices?: Record<string, Side>
}

const homePage = 'src/content/pages/index.yaml'

/** Reads and writes content files for the forms. */
export function entries({ root, baselines, check }: EntriesOptions) {
  async function source(path: string): Promise<string | undefined> {
    const file = contentPath(root, path)
    return existsSync(file) ? readFile(file, 'utf8') : undefined
  }

  async function form(path: string, baselineId = baselines.baselineId): Promise<Data> {
    const text = await source(path)
    if (text === undefined) throw new OwnerError(message('noFile', { path }), 404)
    const data = parseOrThrow(path, text)
    return { _address: entryName(path), _baseline: baselineId(path, data), ...toForm(fieldsOf(path, data), data) }
  }

  /** The date of an entry, or its last day. */
  function dayOf(path: string): string {
    const { date, dates } = parseContentFile(root, path) ?? {}
    return readPrintedDate(String(isData(dates) ? dates['last'] : date))?.iso ?? ''
  }

  return {
    source,
    /** The files of a folder that have a form; in pages/ only those made of the kit. Newest first if entries have a date. */
    async list(folder: string, extension: string): Promise<string[]> {
      const files = readdirSync(dirname(contentPath(root, `${folder}/x.${extension}`)))
      const paths = files.filter((file) => file.endsWith(`.${extension}`) && file !== 'README.md').map((file) => `${folder}/${file}`)
      const days = new Map(paths.map((path) => [path, dayOf(path)]))
      return paths
        .filter((path) => !isRoutePage(path))
        .sort((one, other) => (days.get(other) ?? '').localeCompare(days.get(one) ?? '') || one.localeCompare(other))
    },
    form: (path: string) => form(path),
    /** An entry for a list. A damaged entry is listed by its file name. */
    async listed(path: string): Promise<Data> {
      const text = await source(path)
      if (text === undefined || parseContent(path, text)) return form(path, baselines.listedBaselineId)
      const name = message('damagedName', { name: entryName(path) })
      return { _address: entryName(path), ...Object.fromEntries(naming.map((field) => [field, name])) }
    },
    async compose(path: string, typed: Data, ifDamaged = 'damagedMeanwhile'): Promise<Composed> {
      const before = await source(path)
      const now = before === undefined ? {} : parseOrThrow(path, before, ifDamaged)
      const { _address, _baseline, _opened, _tab, _choices, ...form } = typed as Data & FormMetadata
      const openedFrom = _baseline || _opened ? baselines.before(typed as OpenForm, path) : undefined
      const old = openedFrom ?? now
      const fields = fieldsOf(path, before === undefined ? form : now)
      const filled = { ...unknownTo(fields, old), ...withItemIds(fields, toFile(fields, form, old), old) }
      const wanted = collectionOf(path) === 'pages' ? withPageHead(filled, parseContentFile(root, homePage) ?? {}) : filled
      // Parse the result again, because writing normalises it: an article's text ends with a newline, which would look like a change by
      // somebody else.
      const mine = before === undefined ? wanted : readContent(path, merged(path, before, wanted))
      const { data, ...meanwhile } =
        before === undefined ? { data: mine, mergedPaths: [], conflicts: [] } : mergeThreeWay(old, mine, now, _choices)
      const after = merged(path, before, data)
      const whole = readContent(path, after)
      const complaints = collectionOf(path) === 'pages' ? withoutDerivedHeadComplaints(whole, check(path, whole)) : check(path, whole)
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
    throw new OwnerError(message('cannotMerge'))
  }
}

/** Top-level values of the file without a form field, such as a flag for a later version of the site. */
function unknownTo(fields: Field[], old: Data): Data {
  const known = new Set(fields.map(({ name }) => name))
  return isData(old) ? Object.fromEntries(Object.entries(old).filter(([name]) => !known.has(name))) : {}
}

/** The fields that Decap's lists show. */
const naming = ['label', 'title', 'name', 'kicker', 'text']
