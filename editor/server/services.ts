import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkEntry } from '../../authoring/check/check-entry.ts'
import { checkRelations } from '../../authoring/check/check-relations.ts'
import { checkRemoval } from '../../authoring/check/check-removal.ts'
import { addressOfCity, addressOfPage, landingsOf } from '../../authoring/check/site-addresses.ts'
import { folderOf } from '../../authoring/content/collection-of.ts'
import { entryNames } from '../../authoring/content/entry-names.ts'
import { readableFile } from '../../authoring/content/readable.ts'
import type { Complaint } from '../../authoring/explain/complaint.ts'
import type { Finding } from '../../authoring/explain/finding.ts'
import type { Data } from '../../authoring/merge/plain-data.ts'
import { ownerFacts } from '../../src/config/owner-facts.ts'
import { onlySet } from '../../src/config/read-environment.ts'
import { demoKey } from '../../src/config/variables.ts'
import { editorForms } from '../forms/decap-collections.ts'
import { cardsOf } from '../gateway/cards.ts'
import { changedPaths } from '../gateway/changes.ts'
import { chooseMenus } from '../gateway/choose-menus.ts'
import { contentStore } from '../gateway/content-store.ts'
import { damagedElsewhere, onceReadable } from '../gateway/damage.ts'
import { drafts } from '../gateway/drafts.ts'
import { type EnquirySource, enquiries } from '../gateway/enquiries.ts'
import { findTexts } from '../gateway/find-texts.ts'
import { freeAddress } from '../gateway/free-address.ts'
import { git } from '../gateway/git.ts'
import { history } from '../gateway/history.ts'
import { launch } from '../gateway/launch.ts'
import { menuLists } from '../gateway/menu-lists.ts'
import { partLinksSince } from '../gateway/part-links.ts'
import { past } from '../gateway/past.ts'
import { pictures } from '../gateway/pictures.ts'
import { publishing } from '../gateway/publishing.ts'
import { messages } from '../gateway/refused.ts'
import { share } from '../gateway/share.ts'
import type { Services } from './routes.ts'
import { siteCheck } from './site-check.ts'
import { withBeginnings } from './with-beginnings.ts'

type DeskTexts = Record<'enquiryStates' | 'enquiryStatuses' | 'enquiryColumns', Record<string, string>>

/** Environment of the editor, set by the task that starts it. */
export interface Surroundings {
  hosts: string[]
  isBehindProxy: boolean
  shareOrigin: string
  /** The enquiries that the relay on this machine received. */
  enquirySource: EnquirySource
  findMailFaults(): { file: string; what: string }[]
}

/** Sets up all services of the editor for the project in the working directory. */
export function openServices({ hosts, isBehindProxy, shareOrigin, enquirySource, findMailFaults }: Surroundings) {
  const root = process.cwd()
  const { book } = editorForms()
  const copy = drafts(root)
  copy.begin()
  const log = history(root)
  const check = siteCheck(book)
  const texts = JSON.parse(readFileSync('editor/texts/editor.json', 'utf8')) as DeskTexts
  const refuse = (damaged: Finding[]) => {
    throw damagedElsewhere(damaged)
  }
  // Checks of relations need all files to be parseable. Checks of the file itself nearly always work.
  const checkAll = (path: string, data: Data): Complaint[] => [
    ...onceReadable(root, () => checkEntry(path, data), refuse),
    ...onceReadable(
      root,
      () => checkRelations(path, data),
      () => [],
    ),
  ]
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
    partLinks: async () => partLinksSince(await changedPaths({ root, git: git(root) }), root, book),
    find: (wanted, isWhole) => findTexts(wanted, { root, book, isWhole }),
    hosts,
    // Rebuilt for each page load, so that the forms of drawn pages have the pages' current names.
    config: () => ({ collections: editorForms().collections.map((one) => withBeginnings(one, root)), texts, messages, facts: ownerFacts }),
    freeAddress: (wanted, collection) => freeAddress(wanted, entryNames(folderOf(collection))),
    pages: () => pages(),
    cards: async (folder) => cardsOf(folder, { root, book, changed: (await services.publishing.changes()).files, now: new Date() }),
    menus: (address) => menuLists(root, book, address),
    chooseMenus: (choice) => chooseMenus(content, choice),
    choices: (collection) => choices(collection),
  }
  return { services, drafts: copy, check }
}

type Choice = { value: string; label: string }

/** Every page of the site. A damaged file is named by its address; a damaged camp's landing pages are left out. */
export function pages(root = '.'): Choice[] {
  const files = ['pages/**/*.yaml', 'camps/*.yaml', 'cities/*.yaml', 'articles/*.md'].flatMap((pattern) =>
    globSync(`src/content/${pattern}`, { cwd: root, exclude: ['**/README.md'] }),
  )
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => {
      const data = readableFile(root, file)
      return addressesOf(file, data).map((value) => ({ value, label: pageTitle(value, data) }))
    })
}

/** The entries that can be referred to, by title; a damaged one by its file name. */
export function choices(collection: string, root = '.'): Choice[] {
  return entryNames(folderOf(collection), root).map((value) => ({ value, label: titleOf(collection, value, root) }))
}

function addressesOf(file: string, data: Data | undefined): string[] {
  const [, folder, name = ''] = /^src\/content\/([\w-]+)\/(.+)\.\w+$/.exec(file) ?? []
  if (folder === 'camps') return landingsOf(data)
  if (folder === 'cities') return [addressOfCity(name)]
  return [folder === 'articles' ? `/blog/${name}` : addressOfPage(file)]
}

/** The title of a page in a list, with its address. */
function pageTitle(address: string, { label, title, city }: Data = {}): string {
  const name = [label, title, city].find((one) => typeof one === 'string')
  return name ? `${String(name)} · \u2066${address}\u2069` : address
}

/** The title of an entry in a list of choices. */
function titleOf(collection: string, name: string, root: string): string {
  const path = `src/content/${folderOf(collection)}/${name}.${['articles', 'legal'].includes(collection) ? 'md' : 'yaml'}`
  const { title, name: person, role, text, kicker } = readableFile(root, path) ?? {}
  const shown = String(title ?? (person ? [person, role].filter(Boolean).join(', ') : undefined) ?? kicker ?? text ?? name)
  return shown.length > 70 ? `${shown.slice(0, 67)}…` : shown
}
