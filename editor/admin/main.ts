import { askAboutClashes } from './ask-about-clashes.ts'
import { bar } from './bar/bar.ts'
import { askBeforeItemGoes } from './before-item-goes.ts'
import { askBeforeRemoval } from './before-removal.ts'
import { fillCards } from './cards.ts'
import { showCurrentKind } from './current-kind.ts'
import { CMS, type PreviewProps } from './decap.ts'
import { sayDigitsOnly } from './digits-only.ts'
import { showDuplicate } from './duplicate.ts'
import { followAdded } from './follow-added.ts'
import { ask } from './gateway.ts'
import { showKinds } from './kinds.ts'
import { nameEverything } from './names.ts'
import { saveWithOnePress } from './one-press.ts'
import { openOnlyFile } from './open-only-file.ts'
import { readPages } from './pages.ts'
import { Preview } from './preview/preview.ts'
import { isOutdated } from './said-later.ts'
import { searchByWords } from './search-by-words.ts'
import { stayInPlace } from './stay-in-place.ts'
import { config, texts } from './texts.ts'
import { askInJustMade, compareWithSaved, forgetStored, forgetTypedBack, holdUnsaved } from './unsaved.ts'
import { registerWidgets } from './widgets/register.ts'

/** A new entry was just saved, so its address is about to change. */
let isJustSaved = false
/** Address of an entry that was new when its form was opened. */
let justMade = ''

type Tree = { [name: string]: unknown }

// Without a form to open, start at the home screen.
if (location.hash.length <= '#/'.length) {
  location.replace('/admin/desk/start')
  // Stop here: the code below would open a list meanwhile.
  await new Promise(() => undefined)
}

registerWidgets()
for (const { name, files } of config.collections) {
  CMS.registerPreviewTemplate(name, Preview)
  for (const file of files ?? []) CMS.registerPreviewTemplate(file.name, Preview)
}

// Decap calls writing the file "publish"; publishing the site is our own button.
CMS.registerLocale('he', merge(CMS.getLocale('he'), texts.builder))
CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    isJustSaved = isNew(location.href)
    if (isJustSaved) stayInPlace()
    // The page is reloaded if the form is outdated: either other changes were merged into the file, or the page has a new name, which Decap
    // only
    // reads at the start. The delay lets Decap finish the save. Its stored backup must go first, or it would be offered as unsaved.
    if (isOutdated() || hasNewName(entry)) setTimeout(() => void forgetStored().then(() => location.reload()), 300)
    else {
      compareWithSaved()
      forgetTypedBack()
      // A saved entry has no errors, so complaints that remain were fixed outside the form.
      if (document.querySelector('.win-wrong')) bar.show([], () => undefined)
      void bar.refresh().catch(explain)
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

askAboutClashes()
fillCards()
followAdded()
askBeforeItemGoes()
askBeforeRemoval()
sayDigitsOnly()
showKinds()
bar.mount()
nameEverything()
saveWithOnePress()
showDuplicate()
showCurrentKind()
openOnlyFile()
// If this fails, only the lists of pages are empty.
await readPages().catch(explain)
holdUnsaved()
askInJustMade(() => location.hash === justMade)
searchByWords()
// Unsaved input of an earlier session must not be shown in the preview.
await ask('forget', {}).catch(explain)
addEventListener('pagehide', () => navigator.sendBeacon('/admin/forget', new Blob(['{}'], { type: 'application/json' })))

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
  justMade = isOwnAddress ? location.hash : ''
  // The message was about the previous form.
  if (!isOwnAddress) bar.explain('')
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
  bar.explain(error.message)
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
