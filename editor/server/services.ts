import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkEntry } from '../../authoring/check/check-entry.ts'
import { checkRelations } from '../../authoring/check/check-relations.ts'
import { checkRemoval } from '../../authoring/check/check-removal.ts'
import { addressOfCity, addressOfPage, landingsOf } from '../../authoring/check/site-addresses.ts'
import { folderOf } from '../../authoring/content/collection-of.ts'
import { entryNames } from '../../authoring/content/entry-names.ts'
import { parseContentFile } from '../../authoring/content/parse-content.ts'
import type { Complaint } from '../../authoring/explain/complaint.ts'
import type { Finding } from '../../authoring/explain/finding.ts'
import type { Data } from '../../authoring/merge/plain-data.ts'
import { minAltLength } from '../../src/config/min-alt-length.ts'
import { ownerFacts } from '../../src/config/owner-facts.ts'
import { onlySet } from '../../src/config/read-environment.ts'
import { demoKey } from '../../src/config/variables.ts'
import { editorForms } from '../forms/decap-collections.ts'
import { contentStore } from '../gateway/entries/content-store.ts'
import { damagedFilesError, skipIfDamaged } from '../gateway/entries/damaged-files.ts'
import { freeAddress } from '../gateway/entries/free-address.ts'
import { drafts } from '../gateway/preview/drafts.ts'
import { sectionLinksSince } from '../gateway/preview/section-links.ts'
import { changeLog } from '../gateway/publishing/change-log.ts'
import { changedPaths } from '../gateway/publishing/describe-changes.ts'
import { git } from '../gateway/publishing/git.ts'
import { publishing } from '../gateway/publishing/publishing.ts'
import { saveHistory } from '../gateway/publishing/save-history.ts'
import { cardsOf } from '../gateway/screens/cards.ts'
import { chooseMenus } from '../gateway/screens/choose-menus.ts'
import { type EnquirySource, enquiries } from '../gateway/screens/enquiries.ts'
import { findTexts } from '../gateway/screens/find-texts.ts'
import { launch } from '../gateway/screens/launch.ts'
import { menuLists } from '../gateway/screens/menu-lists.ts'
import { pictures } from '../gateway/screens/pictures.ts'
import { share } from '../gateway/screens/share.ts'
import { withDefaults } from './entry-defaults.ts'
import type { Services } from './routes.ts'
import { siteCheck } from './site-check.ts'

type ScreenTexts = Record<'enquiryStates' | 'enquiryStatuses' | 'enquiryColumns', Record<string, string>>

/** Environment of the editor, set by the task that starts it. */
export interface EditorEnvironment {
  hosts: string[]
  isBehindProxy: boolean
  shareOrigin: string
  /** The enquiries that the relay on this machine received. */
  enquirySource: EnquirySource
  findMailFaults(): { file: string; what: string }[]
}

/** Sets up all services of the editor for the project in the working directory. */
export function openServices({ hosts, isBehindProxy, shareOrigin, enquirySource, findMailFaults }: EditorEnvironment) {
  const root = process.cwd()
  const { book } = editorForms()
  const ownDrafts = drafts(root)
  ownDrafts.begin()
  const history = saveHistory(root)
  const check = siteCheck(book)
  const texts = JSON.parse(readFileSync('editor/texts/editor.json', 'utf8')) as ScreenTexts
  const refuse = (damaged: Finding[]) => {
    throw damagedFilesError(damaged)
  }
  // Checks of relations need all files to be parseable. Checks of the file itself nearly always work.
  const checkAll = (path: string, data: Data): Complaint[] => [
    ...skipIfDamaged(root, () => checkEntry(path, data), refuse),
    ...skipIfDamaged(
      root,
      () => checkRelations(path, data),
      () => [],
    ),
  ]
  const content = contentStore({ root, book, check: checkAll, checkRemoval, drafts: ownDrafts, history })
  const services: Services = {
    content,
    changeLog: changeLog({ root, git: git(root), book, history, drafts: ownDrafts, content }),
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
    publishing: publishing({ root, book, history, drafts: ownDrafts, content, checkSite: () => check.whole() }),
    report: () => check.content(),
    sectionLinks: async () => sectionLinksSince(await changedPaths({ root, git: git(root) }), root, book),
    find: (wanted, isWhole) => findTexts(wanted, { root, book, isWhole }),
    hosts,
    // Rebuilt for each page load, so that the forms of route pages have the pages' current names.
    config: () => ({
      collections: editorForms().collections.map((one) => withDefaults(one, root)),
      texts,
      facts: ownerFacts,
      minAltLength,
    }),
    freeAddress: (wanted, collection) => freeAddress(wanted, entryNames(folderOf(collection))),
    pages: () => pages(),
    cards: async (folder) => cardsOf(folder, { root, book, changed: (await services.publishing.changes()).files, now: new Date() }),
    menus: (address) => menuLists(root, book, address),
    chooseMenus: (choice) => chooseMenus(content, choice),
    choices: (collection) => choices(collection),
  }
  return { services, drafts: ownDrafts, check }
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
      const data = parseContentFile(root, file)
      return addressesOf(file, data).map((value) => ({ value, label: pageTitle(value, data) }))
    })
}

/** The entries that can be referred to, by title; a damaged one by its file name. */
export function choices(collection: string, root = '.'): Choice[] {
  return entryNames(folderOf(collection), root).map((value) => ({ value, label: choiceTitle(collection, value, root) }))
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
function choiceTitle(collection: string, name: string, root: string): string {
  const path = `src/content/${folderOf(collection)}/${name}.${['articles', 'legal'].includes(collection) ? 'md' : 'yaml'}`
  const { title, name: person, role, text, kicker } = parseContentFile(root, path) ?? {}
  const shown = String(title ?? (person ? [person, role].filter(Boolean).join(', ') : undefined) ?? kicker ?? text ?? name)
  return shown.length > 70 ? `${shown.slice(0, 67)}…` : shown
}
