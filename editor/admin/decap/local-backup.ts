import { texts } from '../session/texts.ts'
import { halfTypedFields } from '../widgets/half-typed.ts'
import { builderStore, type Draft, inBuilder, type SavedEntry, type Store } from './builder-state.ts'
import { answerQuestion } from './confirm.ts'

const maxLoadMs = 30_000

/**
 * Decap backs up unsaved input and offers it when the form is opened again. But it also loads the entry, which then overwrites the accepted
 * backup. So this offers the backup a second time after loading, and accepts it without asking (e2e/unsaved.spec.ts).
 */
export function restoreBackup(): void {
  const { confirmLoadBackup: question = '' } = texts.decap.editor.editor
  answerQuestion(question, (ask) => {
    if (isAccepted) {
      isAccepted = false
      return true
    }
    const store = builderStore()
    const unsaved = store?.getState().entryDraft.getIn(['localBackup', 'entry'])
    if (!ask(question)) return false
    if (store && unsaved) onceLoaded(store, unsaved as Draft, () => putInto(store, unsaved))
    return true
  })
}

/** Decap's next question is answered with yes without asking the owner. */
let isAccepted = false

function putInto(store: Store, entry: unknown): void {
  // Decap keeps a backup that the owner declined, and does not ask about another one while it has it.
  const isAsking = !store.getState().entryDraft.get('localBackup')
  isAccepted = isAsking
  store.dispatch({ type: 'DRAFT_LOCAL_BACKUP_RETRIEVED', payload: { entry } })
  if (!isAsking) store.dispatch({ type: 'DRAFT_CREATE_FROM_LOCAL_BACKUP' })
}

/**
 * Captures the form before something is removed. Returns an undo function. The offer ends (`end`) with the next change after the removal,
 * so that undo never loses later input.
 */
export function createUndo(end: () => void): () => void {
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

/** Asks before leaving what Decap does not count as unsaved: an entry that was new when its form was opened, or a half-typed date. */
export function confirmLeavingNew(isJustMade: () => boolean): void {
  const question = texts.decap.editor.editor['onLeavePage']
  addEventListener(
    'click',
    (event) => {
      const back = event.target instanceof Element && event.target.closest('[class*="ToolbarContainer"] a')
      const isUnasked = hasUnsaved() ? isJustMade() : halfTypedFields().length > 0
      if (!back || !isUnasked || window.confirm(question)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/**
 * After a save, Decap still compares with the entry as it was opened: typing the original text again would look saved without being so.
 * This makes it compare with the saved entry.
 */
export function compareWithSaved(): void {
  const store = builderStore()
  const entry = store?.getState().entryDraft.get('entry') as SavedEntry | undefined
  if (entry?.get('slug')) store?.dispatch({ type: 'ENTRY_SUCCESS', payload: { collection: entry.get('collection'), entry: entry.toJS() } })
}

/** Longer than the two seconds by which Decap debounces its backups. It only backs up an entry that differs from the saved one. */
const settledMs = 4_000
let removal: ReturnType<typeof setTimeout> | undefined

/** Removes the backup once there is nothing unsaved (saved, or changed back), so that it is not offered when the form is opened again. */
export function dropUnneededBackup(): void {
  clearTimeout(removal)
  removal = setTimeout(() => {
    if (hasUnsaved()) return
    // A pending backup contains the input from before it was changed back.
    decapBackup()?.cancel()
    void deleteBackup()
  }, settledMs)
}

const backupMs = 1_000
let storing: ReturnType<typeof setTimeout> | undefined

/** Backs up once a second while the owner types without a pause. */
export function backUpWhileTyping(): void {
  if (storing) return
  storing = setTimeout(() => {
    storing = undefined
    decapBackup()?.flush()
  }, backupMs)
}

/** Decap's debounced backup function. */
function decapBackup() {
  return inBuilder(({ stateNode }) => stateNode?.createBackup)
}

/** True if the open form has unsaved changes. */
export function hasUnsaved(): boolean {
  return builderStore()?.getState().entryDraft.get('hasChanged') === true
}

/** Deletes Decap's stored backup of the open entry. */
export function deleteBackup(): Promise<void> {
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

/** Calls back when loading the entry has overwritten the accepted backup; not if somebody has typed or saved since. */
function onceLoaded(store: Store, unsaved: Draft, offerAgain: () => void): void {
  const stop = store.subscribe(() => {
    const { entryDraft } = store.getState()
    const isOurs = entryDraft.getIn(['entry', 'data']) === unsaved.get('data')
    if (isOurs && !entryDraft.getIn(['entry', 'isPersisting'])) return
    stop()
    if (!entryDraft.get('hasChanged')) setTimeout(offerAgain)
  })
  setTimeout(stop, maxLoadMs)
}
