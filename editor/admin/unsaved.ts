import { builderStore, type Draft, inBuilder, type SavedEntry, type Store } from './builder-state.ts'
import { texts } from './texts.ts'

const longestLoad = 30_000

/**
 * What was typed and not saved is stored by the form builder, and offered when the form is opened again. But it loads the entry meanwhile and, once
 * that is there, puts it over what was just accepted. So it is offered a second time, and accepted without a question (e2e/unsaved.spec.ts).
 */
export function holdUnsaved(): void {
  const question = texts.builder.editor.editor['confirmLoadBackup']
  const ask = window.confirm.bind(window)
  window.confirm = (text) => {
    if (text !== question) return ask(text)
    if (isAccepted) {
      isAccepted = false
      return true
    }
    const store = builderStore()
    const unsaved = store?.getState().entryDraft.getIn(['localBackup', 'entry'])
    if (!ask(text)) return false
    if (store && unsaved) onceLoaded(store, unsaved as Draft, () => putInto(store, unsaved))
    return true
  }
}

/** The form builder is to ask about the next one, and is answered without the owner. */
let isAccepted = false

function putInto(store: Store, entry: unknown): void {
  isAccepted = true
  store.dispatch({ type: 'DRAFT_LOCAL_BACKUP_RETRIEVED', payload: { entry } })
}

/**
 * What is in the form now, before something of it goes: a way back to it, which ends with the next change after that one, so that nothing that was
 * typed since is lost by it.
 */
export function wayBack(end: () => void): () => void {
  const store = builderStore()
  const before = store?.getState().entryDraft.get('entry') as Draft | undefined
  if (!store || !before) return () => undefined
  let after: unknown
  const stop = store.subscribe(() => {
    const data = store.getState().entryDraft.getIn(['entry', 'data'])
    if (after === undefined && data === before.get('data')) return
    after ??= data
    if (data === after) return
    stop()
    end()
  })
  return () => putInto(store, before)
}

/** The form builder asks before something unsaved is left, but not in a new entry that was saved since: from then on the question is ours. */
export function askInJustMade(isJustMade: () => boolean): void {
  const question = texts.builder.editor.editor['onLeavePage']
  addEventListener(
    'click',
    (event) => {
      const back = event.target instanceof Element && event.target.closest('[class*="ToolbarContainer"] a')
      if (!back || !isJustMade() || !hasUnsaved() || window.confirm(question)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/**
 * The form builder compares what is typed with what the form was opened with, also after a save: typing back what was there at first would
 * look saved, and would not be. From now on it compares with what was saved.
 */
export function compareWithSaved(): void {
  const store = builderStore()
  const entry = store?.getState().entryDraft.get('entry') as SavedEntry | undefined
  if (entry?.get('slug')) store?.dispatch({ type: 'ENTRY_SUCCESS', payload: { collection: entry.get('collection'), entry: entry.toJS() } })
}

/** The form builder stores what is typed after a pause of two seconds, and whatever was typed last and is not as it was saved. */
const untilStored = 4_000
let removal: ReturnType<typeof setTimeout> | undefined

/** What was saved meanwhile, or typed and then typed back, is not unsaved any more: it must not be offered when the form is opened again. */
export function forgetTypedBack(): void {
  clearTimeout(removal)
  removal = setTimeout(() => {
    if (hasUnsaved()) return
    // What the form builder has not stored yet is what was typed before it was typed back.
    builderStoring()?.cancel()
    void forgetStored()
  }, untilStored)
}

const longestUnstored = 1_000
let storing: ReturnType<typeof setTimeout> | undefined

/** Who types on without a pause has it stored all the same, once a second. */
export function storeWhileTyping(): void {
  if (storing) return
  storing = setTimeout(() => {
    storing = undefined
    builderStoring()?.flush()
  }, longestUnstored)
}

/** What the form builder stores with, after a pause. */
function builderStoring() {
  return inBuilder(({ stateNode }) => stateNode?.createBackup)
}

/** Whether the form that is open says something that is not saved. */
export function hasUnsaved(): boolean {
  return builderStore()?.getState().entryDraft.get('hasChanged') === true
}

/** Removes what the form builder has stored of the entry that is open. */
export function forgetStored(): Promise<void> {
  const draft = builderStore()?.getState().entryDraft
  const [collection, slug] = ['collection', 'slug'].map((name) => draft?.getIn(['entry', name]))
  if (!slug) return Promise.resolve()
  return new Promise((done) => {
    const opening = indexedDB.open('localforage')
    opening.onerror = () => done()
    opening.onsuccess = () => {
      const database = opening.result
      const isEmpty = !database.objectStoreNames.contains('keyvaluepairs')
      if (isEmpty) return end()
      const removing = database.transaction('keyvaluepairs', 'readwrite')
      removing.objectStore('keyvaluepairs').delete(`backup.${String(collection)}.${String(slug)}`)
      removing.oncomplete = end
      removing.onabort = end

      function end(): void {
        database.close()
        done()
      }
    }
  })
}

/** Calls back when the entry has come over the text that was accepted; not when somebody has typed on or saved. */
function onceLoaded(store: Store, unsaved: Draft, offerAgain: () => void): void {
  const stop = store.subscribe(() => {
    const { entryDraft } = store.getState()
    const isOurs = entryDraft.getIn(['entry', 'data']) === unsaved.get('data')
    if (isOurs && !entryDraft.getIn(['entry', 'isPersisting'])) return
    stop()
    if (!entryDraft.get('hasChanged')) setTimeout(offerAgain)
  })
  setTimeout(stop, longestLoad)
}
