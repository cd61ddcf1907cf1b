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

/** What was new goes on under its own address. */
let isJustSaved = false
/** The address of an entry that was new when its form was opened. */
let justMade = ''

type Tree = { [name: string]: unknown }

// Without a form to open, one begins at the screen that offers them.
if (location.hash.length <= '#/'.length) {
  location.replace('/admin/desk/start')
  // What follows would open a list meanwhile.
  await new Promise(() => undefined)
}

registerWidgets()
for (const { name, files } of config.collections) {
  CMS.registerPreviewTemplate(name, Preview)
  for (const file of files ?? []) CMS.registerPreviewTemplate(file.name, Preview)
}

// The form builder says "publish" where it only writes the file; publishing is our own button.
CMS.registerLocale('he', over(CMS.getLocale('he'), texts.builder))
CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    isJustSaved = isNew(location.href)
    if (isJustSaved) stayInPlace()
    // What was merged in is in the file and not in the form, and the form builder lists a page by the name that it had at the start: it is opened
    // again, after the form builder has finished with this save. What it has stored of before would be offered then as unsaved.
    if (isOutdated() || hasNewName(entry)) setTimeout(() => void forgetStored().then(() => location.reload()), 300)
    else {
      compareWithSaved()
      forgetTypedBack()
      // What is saved has nothing wrong with it: what the strip still complains of was mended outside of the form.
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
// Without them only the lists of pages are empty.
await readPages().catch(explain)
holdUnsaved()
askInJustMade(() => location.hash === justMade)
searchByWords()
// What was typed and left unsaved is not shown to the next one.
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

// From a form straight to another, by the address bar or the way back: the form builder would keep the first one's data.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  const isOwnAddress = isNew(oldURL) && isJustSaved
  isJustSaved = false
  justMade = isOwnAddress ? location.hash : ''
  // What was said was about the form that was left.
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

/** One tree of texts over the other. */
function over(below: Tree, above: Tree): Tree {
  const merged = Object.entries(above).map(([name, value]) => {
    const old = below[name]
    return [name, isTree(value) ? over(isTree(old) ? old : {}, value) : value]
  })
  return { ...below, ...Object.fromEntries(merged) }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}
