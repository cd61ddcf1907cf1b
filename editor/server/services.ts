import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkEntry } from '../../authoring/check/check-entry.ts'
import { checkRelations } from '../../authoring/check/check-relations.ts'
import { checkRemoval } from '../../authoring/check/check-removal.ts'
import { pageAddresses } from '../../authoring/check/site-addresses.ts'
import { folderOf } from '../../authoring/content/collection-of.ts'
import { entryNames } from '../../authoring/content/entry-names.ts'
import { readContent } from '../../authoring/merge/content-file.ts'
import type { Data } from '../../authoring/merge/plain-data.ts'
import { onlySet } from '../../src/config/read-environment.ts'
import { demoKey } from '../../src/config/variables.ts'
import { editorForms } from '../forms/decap-collections.ts'
import { contentStore } from '../gateway/content-store.ts'
import { drafts } from '../gateway/drafts.ts'
import { type EnquirySource, enquiries } from '../gateway/enquiries.ts'
import { findTexts } from '../gateway/find-texts.ts'
import { freeAddress } from '../gateway/free-address.ts'
import { git } from '../gateway/git.ts'
import { history } from '../gateway/history.ts'
import { launch } from '../gateway/launch.ts'
import { past } from '../gateway/past.ts'
import { pictures } from '../gateway/pictures.ts'
import { publishing } from '../gateway/publishing.ts'
import { messages } from '../gateway/refused.ts'
import { share } from '../gateway/share.ts'
import type { Services } from './routes.ts'
import { siteCheck } from './site-check.ts'

type DeskTexts = Record<'enquiryStates' | 'enquiryStatuses' | 'enquiryColumns', Record<string, string>>

/** What the task that starts the editor knows of the machine around it. */
export interface Surroundings {
  hosts: string[]
  isBehindProxy: boolean
  shareOrigin: string
  /** What the relay on this machine received. */
  enquirySource: EnquirySource
  findMailFaults(): { file: string; what: string }[]
}

/** Everything that the editor works with, over the project in this folder. */
export function openServices({ hosts, isBehindProxy, shareOrigin, enquirySource, findMailFaults }: Surroundings) {
  const root = process.cwd()
  const { collections, book } = editorForms()
  const copy = drafts(root)
  copy.begin()
  const log = history(root)
  const check = siteCheck(book)
  const texts = JSON.parse(readFileSync('editor/texts/editor.json', 'utf8')) as DeskTexts
  const checkAll = (path: string, data: Data) => [...checkEntry(path, data), ...checkRelations(path, data)]
  const content = contentStore({ root, book, check: checkAll, checkRemoval, drafts: copy, history: log })
  const services: Services = {
    content,
    past: past({ root, git: git(root), book, history: log, drafts: copy, content, check: checkAll }),
    enquiries: enquiries({
      source: enquirySource,
      keys: () => ({ EMAILJS_PUBLIC_KEY: demoKey, ...onlySet(process.env) }),
      wantedDays: () => Number(process.env['SITE_KEEP_ENQUIRIES'] ?? 0),
      formLabel: (form) => book.interface(`form-${form}`),
      words: { states: texts.enquiryStates, statuses: texts.enquiryStatuses, columns: texts.enquiryColumns },
    }),
    launch: () => launch({ root: '.', book, env: process.env, now: new Date(), mail: findMailFaults() }),
    share: share({ root, build: async () => ((await check.whole()).isFine ? join(root, '.cache/check/dist') : undefined) }),
    shareOrigin,
    isBehindProxy,
    pictures: pictures(root),
    publishing: publishing({ root, book, history: log, drafts: copy, remove: content.remove, checkSite: () => check.whole() }),
    report: () => check.content(),
    find: (wanted, isWhole) => findTexts(wanted, { root, book, isWhole }),
    hosts,
    config: { collections, texts, messages },
    freeAddress: (wanted, collection) => freeAddress(wanted, entryNames(folderOf(collection))),
    pages: () => pageAddresses().map(({ path, file }) => ({ value: path, label: pageTitle(file, path) })),
    choices: (collection) => entryNames(folderOf(collection)).map((value) => ({ value, label: titleOf(collection, value) })),
  }
  return { services, drafts: copy, check }
}

/** What a page is called in a list of pages, with its address for those who know it by that. */
function pageTitle(file: string, address: string): string {
  const { label, title, city } = readContent(file, readFileSync(file, 'utf8')) as Record<string, unknown>
  const name = [label, title, city].find((one) => typeof one === 'string')
  return name ? `${String(name)} · \u2066${address}\u2069` : address
}

/** What an entry is called where it can be chosen. */
function titleOf(collection: string, name: string): string {
  const path = `src/content/${folderOf(collection)}/${name}.${['articles', 'legal'].includes(collection) ? 'md' : 'yaml'}`
  const { title, name: person, role, text, kicker } = readContent(path, readFileSync(path, 'utf8')) as Record<string, string | undefined>
  const shown = title ?? (person ? [person, role].filter(Boolean).join(', ') : undefined) ?? kicker ?? text ?? name
  return shown.length > 70 ? `${shown.slice(0, 67)}…` : shown
}
