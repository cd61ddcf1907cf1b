import type { FormComplaint } from '../../gateway/entries/content-store.ts'
import type { FieldLink } from '../../gateway/fields/field-link.ts'
import type { SectionLink } from '../../gateway/preview/section-links.ts'
import type { Report } from '../../gateway/publishing/report.ts'
import { previewToggle } from '../decap/preview-toggle.ts'
import { isRestarting } from '../dialogs/await-restart.ts'
import { openDialog } from '../dialogs/dialog.ts'
import { element } from '../dialogs/dom.ts'
import { lastForm, publishingRequested, screenLinks } from '../screens/links.ts'
import { hasRestarted, request } from '../session/api.ts'
import { takeDeferredMessage } from '../session/deferred-message.ts'
import { deadLinks, forgetSections } from '../session/page-sections.ts'
import { fill, texts } from '../session/texts.ts'
import { openPublishing } from './publishing-dialog.ts'
import { lineItem, reportList } from './report-list.ts'
import { setStripHeight } from './strip-height.ts'

export interface ShownComplaint extends FormComplaint {
  /** Can be saved, but not published. */
  isForLater?: boolean
}

/** The status bar at the bottom of the editor: errors to fix, changes to publish, links to the screens. */
function createStatusBar() {
  const status = element('div', { className: 'win-status', role: 'status' })
  const message = element('p', { className: 'win-status-message', role: 'status' })
  const linkList = element('ul', { className: 'win-links' })
  const list = element('ul', { className: 'win-complaints' })
  const undoNotice = element('p', { className: 'win-undo', role: 'status' })
  const publish = element('button', { type: 'button', className: 'win-publish' })
  const reportButton = element('button', { type: 'button', className: 'win-button', hidden: true }, texts.report['open'])
  let isOffline = false
  /** The last result or error. It stays until the owner types. */
  let shownMessage = ''
  const strip = element(
    'aside',
    { className: 'win-status-bar', ariaLabel: texts.statusBar['publish'] ?? '' },
    undoNotice,
    message,
    linkList,
    list,
    element('div', { className: 'win-status-bar-row' }, status, reportButton, screenLinks(), previewToggle(), publish),
  )

  publish.onclick = () => void openPublishing({ refresh, showMessage })
  async function refresh(): Promise<void> {
    const { files } = await request<{ files: unknown[] }>('changes')
    forgetSections()
    if (hasRestarted()) return location.reload()
    publish.textContent = files.length > 0 ? `${texts.statusBar['publish']} (${files.length})` : (texts.statusBar['publish'] ?? '')
    publish.title = files.length > 0 ? fill(texts.statusBar['changes'], { n: files.length }) : (texts.statusBar['noChanges'] ?? '')
  }

  /** Says that all is fine only if the rest of the site could be published too. */
  async function checkRestOfSite(file: string): Promise<void> {
    const [report, links] = await Promise.all([request<Report>('report'), request<SectionLink[]>('section-links')])
    const dead = await deadLinks(links.filter((link) => link.file !== file))
    const rest = [...report.stops.filter((line) => line.file !== file), ...dead]
    // The owner may have typed something invalid in the meantime.
    if (status.textContent !== texts.report['checking']) return
    const fine = texts.statusBar[list.children.length > 0 ? 'notes' : 'fine'] ?? ''
    status.textContent = rest.length === 0 ? fine : fill(texts.report['elsewhere'], { n: rest.length })
    reportButton.hidden = rest.length === 0
    reportButton.onclick = () => openReport({ ...report, stops: rest })
  }

  /** Shows a result or an error, with links to where it can be fixed. */
  function showMessage(sentence: string, links: FieldLink[] = []): void {
    if (isRestarting()) return
    shownMessage = sentence
    message.textContent = sentence
    linkList.replaceChildren(...links.map((link) => lineItem({ ...link, message: '' })))
    if (sentence !== texts.statusBar['noAnswer']) return
    status.textContent = ''
    if (!isOffline) waitForEditor()
  }

  /** Unsaved input is only in the form, so the page must not reload. Polls, and says when saving works again. */
  function waitForEditor(): void {
    isOffline = true
    const polling = setInterval(async () => {
      const answers = await request('changes').then(
        () => true,
        () => false,
      )
      if (!answers) return
      clearInterval(polling)
      isOffline = false
      // Typing may have removed the message meanwhile.
      if ([texts.statusBar['noAnswer'], ''].includes(message.textContent ?? '')) message.textContent = texts.statusBar['answersAgain'] ?? ''
    }, 3_000)
  }

  return {
    mount() {
      document.body.append(strip)
      // Reserves scroll space for the bar, whatever its height.
      const resizing = new ResizeObserver(() => {
        setStripHeight(strip.offsetHeight)
        // Keeps the focused field in view if the bar grows over it.
        const focused = document.activeElement?.closest('input, textarea, select, button')
        if (focused && !strip.contains(focused) && focused.getBoundingClientRect().bottom > strip.getBoundingClientRect().top)
          focused.scrollIntoView({ block: 'nearest' })
      })
      resizing.observe(strip)
      message.textContent = takeDeferredMessage()
      // The screens link back to the last form.
      addEventListener('pagehide', () => sessionStorage.setItem(lastForm, location.hash))
      void refresh()
      if (sessionStorage.getItem(publishingRequested)) publish.click()
    },
    refresh,
    /** Called on input. The list of complaints stays until the next answer, but the summary may be outdated. */
    markTyping() {
      if (message.textContent === shownMessage) showMessage('')
      // A form without a file name yet is not checked, so it has no status.
      if (status.textContent) status.textContent = texts.statusBar['typing'] ?? ''
    },
    showMessage,
    /** Offers to undo the removal of an item. */
    offerUndo(sentence: string, undo: () => void) {
      const back = element('button', { type: 'button', className: 'win-button' }, texts.statusBar['undo'])
      back.onclick = () => {
        undoNotice.replaceChildren()
        undo()
      }
      undoNotice.replaceChildren(sentence, ' ', back)
    },
    clearUndo: () => undoNotice.replaceChildren(),
    /** Shows the complaints about the form; pressing one goes to its field. */
    showComplaints(complaints: ShownComplaint[], goTo: (path: string, message: string) => void, file = '') {
      const wrong = complaints.filter(({ isNote, isForLater }) => !isNote && !isForLater)
      const count = wrong.length
      const later = complaints.filter(({ isForLater }) => isForLater).length
      // In a new form or item nothing is wrong yet: fields are just empty.
      const isOnlyEmpty = wrong.every(({ isEmpty }) => isEmpty)
      // One or two of them fit into the bar with their full messages.
      const isNamed = isOnlyEmpty && count > 2
      // “No answer” stays until the editor answers; “digits only” until the next input.
      if (count > 0 && ![texts.statusBar['noAnswer'], texts.statusBar['digitsOnly']].includes(message.textContent ?? ''))
        message.textContent = ''
      status.textContent = summary(count, later, isOnlyEmpty)
      strip.classList.toggle('win-wrong', count > 0 && !isOnlyEmpty)
      list.classList.toggle('win-unfilled', isNamed)
      reportButton.hidden = true
      if (count + later === 0) void checkRestOfSite(file)
      list.replaceChildren(
        ...complaints.toSorted(byGravity).map(({ path, where, message, isNote, isEmpty }) => {
          const press = element(
            'button',
            { type: 'button', className: isNote ? 'win-complaint-note' : '' },
            element('b', {}, where && !(isNamed && isEmpty) ? `${where}: ` : where),
            isNamed && isEmpty ? '' : message,
          )
          press.onclick = () => goTo(path, message)
          return element('li', {}, press)
        }),
      )
    },
    clear() {
      status.textContent = ''
      reportButton.hidden = true
      strip.classList.remove('win-wrong')
      list.replaceChildren()
      void refresh()
    },
  }
}

function summary(wrong: number, later: number, isOnlyEmpty: boolean): string {
  if (wrong === 0) return later > 0 ? fill(texts.statusBar['beforePublishing'], { n: later }) : (texts.report['checking'] ?? '')
  if (isOnlyEmpty) return fill(texts.statusBar['missing'], { n: wrong })
  return wrong === 1 ? (texts.statusBar['oneComplaint'] ?? '') : fill(texts.statusBar['complaints'], { n: wrong })
}

/** Errors first, then empty fields, then notes. */
function byGravity(one: ShownComplaint, other: ShownComplaint): number {
  const [first, second] = [one, other].map(({ isNote, isEmpty }) => (isNote ? 2 : isEmpty ? 1 : 0))
  return (first ?? 0) - (second ?? 0)
}

function openReport(report: Report): void {
  const close = element('button', { type: 'button', className: 'win-button' }, texts.close)
  void openDialog(texts.report['title'] ?? '', (end) => {
    close.onclick = () => end()
    return element(
      'div',
      {},
      element('h2', {}, texts.report['title']),
      reportList(report, () => end()),
      element('div', { className: 'win-row' }, close),
    )
  })
}

export const statusBar = createStatusBar()
