import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Reference } from '../../../authoring/content/references.ts'
import type { Complaint } from '../../../authoring/explain/complaint.ts'
import { mergeContent, readContent } from '../../../authoring/merge/content-file.ts'
import { type Data, valueAt } from '../../../authoring/merge/plain-data.ts'
import { entryName } from '../fields/entry-title.ts'
import type { Draft } from './drafts.ts'

interface Options {
  root: string
  check(path: string, data: Data): Complaint[]
}

/**
 * For previewing an entry that no page refers to: the page that lists entries of its collection, with this one appended. Undefined if
 * several pages have such a list, because the right one is unknown.
 */
export function pageListing(path: string, references: Reference[], { root, check }: Options): Draft | undefined {
  const [, folder] = /^src\/content\/([\w-]+)\//.exec(path) ?? []
  const others = references.filter(({ collection, from }) => collection === folder && from.startsWith('src/content/pages/'))
  const [first] = others
  if (!first || others.some(({ from }) => from !== first.from) || typeof first.path.at(-1) !== 'number') return undefined
  const source = readFileSync(join(root, first.from), 'utf8')
  const data = readContent(first.from, source)
  const list = valueAt(data, first.path.slice(0, -1)) as unknown[]
  const place = [...first.path.slice(0, -1), list.push(entryName(path)) - 1]
  // The new entry exists only as a draft, so ignore the complaint that it does not exist.
  const wrong = check(first.from, data).some((one) => !one.isNote && !isDeepStrictEqual(one.path, place))
  return wrong ? undefined : { path: first.from, text: mergeContent(first.from, source, data) }
}
