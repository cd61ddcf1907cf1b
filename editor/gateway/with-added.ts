import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Reference } from '../../authoring/content/references.ts'
import type { Complaint } from '../../authoring/explain/complaint.ts'
import { mergeContent, readContent } from '../../authoring/merge/content-file.ts'
import type { Data } from '../../authoring/merge/plain-data.ts'
import type { Draft } from './drafts.ts'
import { valueAt } from './empty.ts'
import { nameOf } from './entries.ts'

interface Options {
  root: string
  check(path: string, data: Data): Complaint[]
}

/**
 * The page of entries like this one with this one at the end of its list, to show one that no page names yet. Where several pages have such a list,
 * nobody knows which of them it is for.
 */
export function pageWithAdded(path: string, references: Reference[], { root, check }: Options): Draft | undefined {
  const [, folder] = /^src\/content\/([\w-]+)\//.exec(path) ?? []
  const others = references.filter(({ collection, from }) => collection === folder && from.startsWith('src/content/pages/'))
  const [first] = others
  if (!first || others.some(({ from }) => from !== first.from) || typeof first.path.at(-1) !== 'number') return undefined
  const source = readFileSync(join(root, first.from), 'utf8')
  const data = readContent(first.from, source)
  const list = valueAt(data, first.path.slice(0, -1)) as unknown[]
  const place = [...first.path.slice(0, -1), list.push(nameOf(path)) - 1]
  // A new one is in the drafts only: to the check of what is saved its name says nothing.
  const wrong = check(first.from, data).some((one) => !one.isNote && !isDeepStrictEqual(one.path, place))
  return wrong ? undefined : { path: first.from, text: mergeContent(first.from, source, data) }
}
