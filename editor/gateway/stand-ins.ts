import { contentPaths } from '../../authoring/content/content-paths.ts'
import { readableFile } from '../../authoring/content/readable.ts'
import type { Complaint } from '../../authoring/explain/complaint.ts'
import { fieldsOf } from '../../authoring/fields/fields-of.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { type Data, isData } from '../../authoring/merge/plain-data.ts'
import { hasNothing, valueAt } from './empty.ts'
import { formPath } from './form-path.ts'
import { placeOf, shapesAt, whereInWords } from './where.ts'

/** What is shown where the owner has filled in nothing yet. */
export interface StandIn {
  path: string
  where: string
  /** What the page says there, if it is a text. */
  said?: string
}

interface Options {
  root: string
  book: LabelBook
  check(path: string, data: Data): Complaint[]
}

/** Filling in a group may show what is missing inside of it. */
const rounds = 4

/**
 * A new entry with something in each place that is still empty, so that its page can be seen from the first words on: a text says its own
 * name, all else is as in another entry of its kind. For the preview alone; undefined where more than that is missing.
 */
export function withStandIns(path: string, entry: Data, { root, book, check }: Options): { data: Data; standIns: StandIn[] } | undefined {
  const data = structuredClone(entry)
  const other = anotherOf(path, root)
  const standIns = new Map<string, StandIn>()
  for (let round = 0; round < rounds; round++) {
    const empty = check(path, data).filter(({ isNote }) => !isNote)
    if (empty.length === 0) return { data, standIns: [...standIns.values()] }
    for (const { path: at } of empty) {
      const fields = fieldsOf(path, data)
      const where = whereInWords(book, placeOf(path), fields, at)
      const isText = round === 0 && shapesAt(fields, at).some(({ kind }) => kind === 'text' || kind === 'markdown')
      const value = isText ? `[${where.split(' › ').at(-1)}]` : single(valueAt(other, at))
      if (!hasNothing(entry, at) || value === undefined || !put(data, at, value)) return undefined
      standIns.set(where, { path: formPath(fields, data, at).join('.'), where, ...(typeof value === 'string' && { said: value }) })
    }
  }
  return undefined
}

function anotherOf(path: string, root: string): Data {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const found = contentPaths(root).find((one) => one.startsWith(folder) && one !== path && readableFile(root, one))
  return (found && readableFile(root, found)) || {}
}

/** One value or a small group of them, such as a picture: whole parts of another page would be taken for the owner's own. */
function single(value: unknown): unknown {
  if (Array.isArray(value)) return undefined
  return isData(value) && Object.values(value).some((part) => Array.isArray(part)) ? undefined : value
}

function put(data: Data, path: (string | number)[], value: unknown): boolean {
  const holder = valueAt(data, path.slice(0, -1))
  const last = path.at(-1)
  if (last === undefined || typeof holder !== 'object' || holder === null) return false
  ;(holder as Record<string | number, unknown>)[last] = value
  return true
}
