import { fillCards } from './decap/cards.ts'
import { replaceConfirm } from './decap/confirm.ts'
import { confirmEntryRemoval } from './decap/confirm-entry-removal.ts'
import { confirmItemRemoval } from './decap/confirm-item-removal.ts'
import { CMS, type PreviewProps } from './decap/decap.ts'
import { explainDigitsOnly } from './decap/digits-only.ts'
import { addDuplicateButton } from './decap/duplicate.ts'
import { fixDecapLabels } from './decap/fix-decap-labels.ts'
import { focusNewItem } from './decap/focus-new-item.ts'
import { interceptRequests } from './decap/intercept-requests.ts'
import { compareWithSaved, confirmLeavingNew, deleteBackup, dropUnneededBackup, restoreBackup } from './decap/local-backup.ts'
import { openOnlyFile } from './decap/open-only-file.ts'
import { registerWidgets } from './decap/register-widgets.ts'
import { restoreScroll } from './decap/restore-scroll.ts'
import { revealActiveCollection } from './decap/reveal-active-collection.ts'
import { saveInOnePress } from './decap/save-in-one-press.ts'
import { searchByWords } from './decap/search-by-words.ts'
import { describeSectionTypes } from './decap/section-type-menu.ts'
import { Preview } from './preview/preview.ts'
import { request } from './session/api.ts'
import { hasDeferredMessage } from './session/deferred-message.ts'
import { readPages } from './session/pages.ts'
import { config, texts } from './session/texts.ts'
import { statusBar } from './status-bar/status-bar.ts'

/** A new entry was just saved, so its address is about to change. */
let isJustSaved = false
/** Address of an entry that was new when its form was opened. */
let formerlyNew = ''

type Tree = { [name: string]: unknown }

// Without a list or form to open, start at the home screen.
if (!/^#\/(collections|search)\//.test(location.hash)) {
  location.replace('/admin/screens/start')
  // Stop here: the code below would open a list meanwhile.
  await new Promise(() => undefined)
}

registerWidgets()
for (const { name, files } of config.collections) {
  CMS.registerPreviewTemplate(name, Preview)
  for (const file of files ?? []) CMS.registerPreviewTemplate(file.name, Preview)
}

// Decap calls writing the file "publish"; publishing the site is our own button.
CMS.registerLocale('he', merge(CMS.getLocale('he'), texts.decap))
CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    isJustSaved = isNew(location.href)
    if (isJustSaved) restoreScroll()
    // The page is reloaded if the form is outdated: either other changes were merged into the file, or the page has a new name, which Decap
    // reads only at the start. The delay lets Decap finish the save. Its stored backup must go first, or it would be offered as unsaved.
    if (hasDeferredMessage() || hasNewName(entry)) setTimeout(() => void deleteBackup().then(() => location.reload()), 300)
    else {
      compareWithSaved()
      dropUnneededBackup()
      // A saved entry has no errors, so complaints that remain were fixed outside the form.
      if (document.querySelector('.win-wrong')) statusBar.showComplaints([], () => undefined)
      void statusBar.refresh().catch(explain)
    }
    void readPages().catch(explain)
  },
})

function hasNewName(entry: PreviewProps['entry']): boolean {
  const { files } = config.collections.find(({ name }) => name === entry.get<string>('collection')) ?? {}
  const listed = files?.find(({ name }) => name === entry.get<string>('slug'))
  const name = entry.getIn<string | undefined>(['data', 'label'])
  return listed !== undefined && name !== undefined && listed.label !== name
}

interceptRequests()
replaceConfirm()
fillCards()
focusNewItem()
confirmItemRemoval()
confirmEntryRemoval()
explainDigitsOnly()
describeSectionTypes()
statusBar.mount()
fixDecapLabels()
saveInOnePress()
addDuplicateButton()
revealActiveCollection()
openOnlyFile()
// If this fails, only the lists of pages are empty.
await readPages().catch(explain)
restoreBackup()
confirmLeavingNew(() => location.hash === formerlyNew)
searchByWords()
// Unsaved input of an earlier session must not be shown in the preview.
await request('reset-preview', {}).catch(explain)
addEventListener('pagehide', () => navigator.sendBeacon('/admin/reset-preview', new Blob(['{}'], { type: 'application/json' })))

CMS.init({
  config: {
    load_config_file: false,
    locale: 'he',
    backend: { name: 'proxy', proxy_url: '/admin/api', branch: 'main' },
    publish_mode: 'simple',
    media_folder: 'src/assets/pictures',
    public_folder: '../../assets/pictures',
    logo_url: '/favicon.svg',
    site_url: location.origin,
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: config.collections,
  },
})

// When going straight from one form to another (address bar, back button), Decap would keep the data of the first.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  const isOwnAddress = isNew(oldURL) && isJustSaved
  isJustSaved = false
  formerlyNew = isOwnAddress ? location.hash : ''
  // The message was about the previous form.
  if (!isOwnAddress) statusBar.showMessage('')
  const isOtherNew = isNew(oldURL) && isNew(newURL)
  if (isOtherNew || ((isNew(oldURL) || isEntry(oldURL)) && isEntry(newURL) && !isOwnAddress)) location.reload()
})

function isNew(address: string): boolean {
  return /#\/collections\/[\w-]+\/new$/.test(address)
}

function isEntry(address: string): boolean {
  return /#\/collections\/[\w-]+\/entries\//.test(address)
}

function explain(error: Error): void {
  statusBar.showMessage(error.message)
}

/** Merges two trees of texts; `above` wins. */
function merge(below: Tree, above: Tree): Tree {
  const merged = Object.entries(above).map(([name, value]) => {
    const old = below[name]
    return [name, isTree(value) ? merge(isTree(old) ? old : {}, value) : value]
  })
  return { ...below, ...Object.fromEntries(merged) }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}
