import { fieldsOf } from '../../../authoring/fields/fields-of.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { type Data, isData } from '../../../authoring/merge/plain-data.ts'
import { entryTitle } from '../fields/entry-title.ts'
import { choiceLabel, fieldLabel, labelPrefix } from '../fields/field-label.ts'
import { message } from '../owner-error.ts'
import type { Conflict } from './three-way-merge.ts'

/** A field with two versions, from which the owner chooses. */
export interface FieldConflict {
  path: string
  where: string
  mine: string
  theirs: string
}

/** Both versions of each conflicting field, in readable form. */
export function describeConflicts(book: LabelBook, path: string, data: Data, conflicts: Conflict[]): FieldConflict[] {
  const fields = fieldsOf(path, data)
  return conflicts.map(({ path: at, mine, theirs }) => {
    const named = (value: unknown) => choiceLabel(book, labelPrefix(path), fields, data, at, value)
    const [own, other] = apart(inFull(named(mine)), inFull(named(theirs)))
    // Interface words have no field names: the title of their file is used instead.
    const isInterface = path.startsWith('src/content/interface/')
    const where = isInterface ? entryTitle(book, path) : fieldLabel(book, labelPrefix(path), fields, at, data)
    return { path: at.join('.'), where, mine: own, theirs: other }
  })
}

/** The readable text of a value; for a list or a group, all texts in it. */
function inFull(value: unknown): string {
  if (value === undefined || value === null || value === '') return message('nothing')
  if (Array.isArray(value)) return value.map((item) => `• ${inFull(item)}`).join('\n')
  return isData(value) ? Object.values(value).map(inFull).join(' · ') : String(value)
}

/** Reduces two long texts to the paragraphs from the first to the last difference. */
function apart(mine: string, theirs: string): [string, string] {
  const [own, other] = [mine.split(/\n{2,}/), theirs.split(/\n{2,}/)]
  const shorter = Math.min(own.length, other.length)
  let start = 0
  while (start < shorter && own[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && own.at(-1 - end) === other.at(-1 - end)) end += 1
  const between = (blocks: string[]) => {
    const middle = blocks.slice(start, blocks.length - end)
    return [...(start > 0 ? ['…'] : []), ...(middle.length > 0 ? middle : [message('nothing')]), ...(end > 0 ? ['…'] : [])].join('\n')
  }
  return [between(own), between(other)]
}
