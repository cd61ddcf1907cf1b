import { readFileSync } from 'node:fs'
import { checkEntry } from '../../authoring/check/check-entry.ts'
import { checkRelations } from '../../authoring/check/check-relations.ts'
import { checkRemoval } from '../../authoring/check/check-removal.ts'
import { folderOf } from '../../authoring/content/collection-of.ts'
import { entryNames } from '../../authoring/content/entry-names.ts'
import { readContent } from '../../authoring/merge/content-file.ts'
import { editorForms } from '../forms/decap-collections.ts'
import { contentStore } from '../gateway/content-store.ts'
import { drafts } from '../gateway/drafts.ts'
import { freeAddress } from '../gateway/free-address.ts'
import { history } from '../gateway/history.ts'
import { pictures } from '../gateway/pictures.ts'
import { publishing } from '../gateway/publishing.ts'
import { messages } from '../gateway/refused.ts'
import type { Services } from './routes.ts'
import { siteCheck } from './site-check.ts'

/** Everything that the editor works with, over the project in this folder. */
export function openServices(hosts: string[]) {
  const root = process.cwd()
  const { collections, book } = editorForms()
  const copy = drafts(root)
  copy.begin()
  const log = history(root)
  const check = siteCheck(book)
  const texts = JSON.parse(readFileSync('editor/texts/editor.json', 'utf8')) as Record<string, unknown>
  const services: Services = {
    content: contentStore({
      root,
      book,
      check: (path, data) => [...checkEntry(path, data), ...checkRelations(path, data)],
      checkRemoval,
      drafts: copy,
      history: log,
    }),
    pictures: pictures(root),
    publishing: publishing({ root, book, history: log, drafts: copy, checkSite: () => check.whole() }),
    report: () => check.content(),
    hosts,
    config: { collections, texts, messages },
    freeAddress: (wanted, collection) => freeAddress(wanted, entryNames(folderOf(collection))),
    choices: (collection) => entryNames(folderOf(collection)).map((value) => ({ value, label: titleOf(collection, value) })),
  }
  return { services, drafts: copy, check }
}

/** What an entry is called where it can be chosen. */
function titleOf(collection: string, name: string): string {
  const path = `src/content/${folderOf(collection)}/${name}.${['articles', 'legal'].includes(collection) ? 'md' : 'yaml'}`
  const { title, name: person, role, text, kicker } = readContent(path, readFileSync(path, 'utf8')) as Record<string, string | undefined>
  const shown = title ?? (person ? [person, role].filter(Boolean).join(', ') : undefined) ?? kicker ?? text ?? name
  return shown.length > 70 ? `${shown.slice(0, 67)}…` : shown
}
