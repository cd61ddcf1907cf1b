import type { UnpublishedFile } from '../../gateway/publishing/publishing.ts'
import type { Report } from '../../gateway/publishing/report.ts'
import { refillCards } from '../decap/cards.ts'
import { hasUnsaved } from '../decap/local-backup.ts'
import { awaitRestart } from '../dialogs/await-restart.ts'
import { element } from '../dialogs/dom.ts'
import { publishingRequested } from '../screens/links.ts'
import { ApiError, linksOf, request } from '../session/api.ts'
import { deferMessage } from '../session/deferred-message.ts'
import { config, fill, texts } from '../session/texts.ts'
import { lineItem, reportList } from './report-list.ts'

interface StatusBar {
  refresh(): Promise<void>
  /** Shows the result if the dialog is closed by then. */
  showMessage(sentence: string): void
}

/** The dialog of a publication in progress, even if it is closed. */
let publishingNow: HTMLDialogElement | undefined
/** The dialog of a publication that failed while it was closed: it shows the reasons. */
let unread: HTMLDialogElement | undefined

/** Shows the unpublished changes; the owner can discard each one, or publish them all. */
export async function openPublishing(statusBar: StatusBar): Promise<void> {
  const earlier = publishingNow ?? unread
  unread = undefined
  if (earlier) return earlier.showModal()
  const list = element('ul', {})
  const nothing = element('p', {}, texts.statusBar['noChanges'])
  const message = element('p', { className: 'win-message', role: 'status' })
  const result = element('div', {})
  const go = element('button', { type: 'button', className: 'win-publish' }, texts.statusBar['publishNow'])
  const close = element('button', { type: 'button', className: 'win-button' }, texts.close)
  const dialog = element(
    'dialog',
    { className: 'win-dialog', dir: 'rtl' },
    element('h2', {}, texts.statusBar['publishTitle']),
    // Above the changes: only the start of a long list is in view.
    message,
    result,
    nothing,
    hasUnsaved() ? element('p', { className: 'win-hint' }, texts.statusBar['unsavedStays']) : undefined,
    list,
    element('div', { className: 'win-row' }, go, close),
  )
  let usualSeconds: number | undefined
  await listChanges()
  document.body.append(dialog)
  dialog.showModal()
  sessionStorage.removeItem(publishingRequested)
  close.onclick = () => dialog.close()
  dialog.onclose = () => {
    if (publishingNow) return statusBar.showMessage(texts.statusBar['publishing'] ?? '')
    dialog.remove()
    void statusBar.refresh()
  }
  go.onclick = async () => {
    go.disabled = true
    publishingNow = dialog
    const discardButtons = list.querySelectorAll('button')
    for (const button of discardButtons) button.disabled = true
    const stopClock = showElapsedTime(message, usualSeconds)
    result.replaceChildren()
    dialog.scrollTo(0, 0)
    try {
      const { message: done } = await request<{ message: string }>('publish', {})
      stopClock()
      finish(done, true)
      list.replaceChildren()
    } catch (error) {
      stopClock()
      for (const button of discardButtons) button.disabled = false
      // It may now include changes that somebody else published.
      await listChanges().catch(() => undefined)
      finish((error as Error).message)
      const report = error instanceof ApiError ? (error.details as Report | undefined) : undefined
      if (report?.stops) result.replaceChildren(reportList(report, () => dialog.close()))
      dialog.scrollTo(0, 0)
      go.disabled = false
    }
  }

  function finish(sentence: string, isDone = false): void {
    message.textContent = sentence
    publishingNow = undefined
    // If the dialog is closed, the bar shows the result. If it is open, clears the bar's message about an earlier publication.
    statusBar.showMessage(dialog.open ? '' : sentence)
    void statusBar.refresh()
    go.hidden = isDone
    if (isDone) {
      result.replaceChildren(...linksToSite())
      refillCards()
    }
    if (dialog.open) return
    if (isDone) dialog.remove()
    else unread = dialog
  }

  async function listChanges(): Promise<void> {
    const { files, lastSeconds } = await request<{ files: UnpublishedFile[]; lastSeconds?: number }>('changes')
    usualSeconds = lastSeconds
    list.replaceChildren(...files.map((file) => row(file)))
    nothing.hidden = files.length > 0
    go.disabled = files.length === 0
  }

  function row({ path, title, lines, isNew, hasSave }: UnpublishedFile): HTMLLIElement {
    const { discard, discardNew, discardSure, discardNewSure, discarded, discardedNew, restoringSave, restoredSave } = texts.statusBar
    const way = (label: string | undefined, action: string, done: string | undefined, question?: string) => {
      const button = element('button', { type: 'button', className: 'win-button' }, label)
      button.onclick = async () => {
        if (question && !confirm(fill(question, { title }))) return
        try {
          const { isRestarting } = await request<{ isRestarting: boolean }>(action, { path })
          if (isRestarting) return awaitRestart(texts.statusBar['restartingAfter'] ?? '')
          // The form of a discarded new entry would be empty: leave it.
          const [, name] = /([^/]+)\.\w+$/.exec(path) ?? []
          if (isNew && location.hash.endsWith(`/entries/${name}`)) location.hash = location.hash.replace(/\/entries\/.*/, '')
          deferMessage(fill(done, { title }))
          location.reload()
        } catch (error) {
          message.textContent = (error as Error).message
          const links = linksOf(error).map((link) => lineItem({ ...link, message: '' }, () => dialog.close()))
          result.replaceChildren(element('ul', { className: 'win-links' }, ...links))
          dialog.scrollTo(0, 0)
        }
      }
      return button
    }
    const item = element('li', {}, element('b', {}, title), element('ul', {}, ...lines.map((line) => element('li', {}, line))))
    // A picture is discarded together with the content that shows it.
    if (!path.startsWith('src/content/'))
      item.append(element('img', { src: `/admin/thumb/${path.replace('src/assets/pictures/', '')}`, alt: '', className: 'win-thumbnail' }))
    else if (isNew) item.append(way(discardNew, 'discard', discardedNew, discardNewSure))
    else item.append(way(discard, 'discard', discarded, discardSure))
    if (hasSave) item.append(' ', way(restoringSave, 'restore-save', restoredSave))
    return item
  }
}

/** Publishing checks the whole site first, which takes a while: shows the elapsed time and how long it took last time. */
function showElapsedTime(place: HTMLElement, last: number | undefined): () => void {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const usual = last ? fill(texts.statusBar['publishingUsual'], { time: clock(last) }) : texts.statusBar['publishingLong']
  const tick = () => {
    place.textContent = `${texts.statusBar['publishing']} ${clock(seconds())}. ${usual}`
  }
  tick()
  // Screen readers read the sentence, but not every tick.
  place.setAttribute('aria-live', 'off')
  const ticking = setInterval(tick, 1_000)
  return () => {
    clearInterval(ticking)
    place.removeAttribute('aria-live')
  }
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Empty if the domain is only a placeholder. */
function linksToSite(): HTMLElement[] {
  const host = config.facts['domain'] ?? ''
  if (!host.includes('.') || /\.(example|test|invalid)$/.test(host)) return []
  return [element('a', { href: `https://${host}`, target: '_blank', rel: 'noopener' }, texts.statusBar['toSite'])]
}
