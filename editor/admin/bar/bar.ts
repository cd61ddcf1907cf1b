import type { PartLink } from '../../gateway/part-links.ts'
import type { Report } from '../../gateway/report.ts'
import type { Way } from '../../gateway/way-to.ts'
import { isRestarting } from '../await-restart.ts'
import { deskLinks, lastForm, publishingWanted } from '../desk/links.ts'
import { ask, isOtherEditor } from '../gateway.ts'
import { deadLinks, forgetParts } from '../page-parts.ts'
import { saidBefore } from '../said-later.ts'
import { fill, texts } from '../texts.ts'
import { openDialog } from './dialog.ts'
import { element } from './element.ts'
import { openPublishing } from './publishing.ts'
import { pressable, reportList } from './report-list.ts'
import { wayToPage } from './way-to-page.ts'

export interface Complaint {
  path: string
  where: string
  message: string
  isNote?: boolean
  isEmpty?: boolean
  /** Can be saved, but not published. */
  isForLater?: boolean
}

/** The status bar at the bottom of the editor: errors to fix, changes to publish, links to the desk screens. */
function createBar() {
  const status = element('div', { className: 'win-status', role: 'status' })
  const message = element('p', { className: 'win-said', role: 'status' })
  const ways = element('ul', { className: 'win-ways' })
  const list = element('ul', { className: 'win-complaints' })
  const undoNotice = element('p', { className: 'win-gone', role: 'status' })
  const publish = element('button', { type: 'button', className: 'win-publish' })
  const reportButton = element('button', { type: 'button', className: 'win-button', hidden: true }, texts.report['open'])
  const toPageButton = wayToPage()
  let isOffline = false
  /** The last result or error. It stays until the owner types. */
  let shownMessage = ''
  const strip = element(
    'aside',
    { className: 'win-bar', ariaLabel: texts.bar['publish'] ?? '' },
    undoNotice,
    message,
    ways,
    list,
    element('div', { className: 'win-bar-row' }, status, reportButton, deskLinks(), toPageButton, publish),
  )

  publish.onclick = () => void openPublishing({ refresh, explain })
  async function refresh(): Promise<void> {
    const { files } = await ask<{ files: unknown[] }>('changes')
    forgetParts()
    if (isOtherEditor()) return location.reload()
    publish.textContent = files.length > 0 ? `${texts.bar['publish']} (${files.length})` : (texts.bar['publish'] ?? '')
    publish.title = files.length > 0 ? fill(texts.bar['changes'], { n: files.length }) : (texts.bar['noChanges'] ?? '')
  }

  /** Says that all is fine only if the rest of the site could be published too. */
  async function checkRestOfSite(file: string): Promise<void> {
    const [report, links] = await Promise.all([ask<Report>('report'), ask<PartLink[]>('part-links')])
    const dead = await deadLinks(links.filter((link) => link.file !== file))
    const rest = [...report.stops.filter((line) => line.file !== file), ...dead]
    // The owner may have typed something invalid in the meantime.
    if (status.textContent !== texts.report['checking']) return
    const fine = texts.bar[list.children.length > 0 ? 'notes' : 'fine'] ?? ''
    status.textContent = rest.length === 0 ? fine : fill(texts.report['elsewhere'], { n: rest.length })
    reportButton.hidden = rest.length === 0
    reportButton.onclick = () => openReport({ ...report, stops: rest })
  }

  /** Shows a result or an error, with links to where it can be fixed. */
  function explain(sentence: string, links: Way[] = []): void {
    if (isRestarting()) return
    shownMessage = sentence
    message.textContent = sentence
    ways.replaceChildren(...links.map((link) => pressable({ ...link, message: '' })))
    if (sentence !== texts.bar['noAnswer']) return
    status.textContent = ''
    if (!isOffline) waitForEditor()
  }

  /** Unsaved input is only in the form, so the page must not reload. Polls, and says when saving works again. */
  function waitForEditor(): void {
    isOffline = true
    const polling = setInterval(async () => {
      const answers = await ask('changes').then(
        () => true,
        () => false,
      )
      if (!answers) return
      clearInterval(polling)
      isOffline = false
      // Typing may have removed the message meanwhile.
      if ([texts.bar['noAnswer'], ''].includes(message.textContent ?? '')) message.textContent = texts.bar['answersAgain'] ?? ''
    }, 3_000)
  }

  return {
    mount() {
      document.body.append(strip)
      // Reserves scroll space for the bar, whatever its height.
      const resizing = new ResizeObserver(() => {
        document.documentElement.style.setProperty('--win-strip', `${strip.offsetHeight}px`)
        // Keeps the focused field in view if the bar grows over it.
        const focused = document.activeElement?.closest('input, textarea, select, button')
        if (focused && !strip.contains(focused) && focused.getBoundingClientRect().bottom > strip.getBoundingClientRect().top)
          focused.scrollIntoView({ block: 'nearest' })
      })
      resizing.observe(strip)
      message.textContent = saidBefore()
      // The desk screens link back to the last form.
      addEventListener('pagehide', () => sessionStorage.setItem(lastForm, location.hash))
      void refresh()
      if (sessionStorage.getItem(publishingWanted)) publish.click()
      sessionStorage.removeItem(publishingWanted)
    },
    refresh,
    /** Called on input. The list of complaints stays until the next answer, but the summary may be outdated. */
    wait() {
      if (message.textContent === shownMessage) explain('')
      // A form without a file name yet is not checked, so it has no status.
      if (status.textContent) status.textContent = texts.bar['typing'] ?? ''
    },
    explain,
    /** Offers to undo the removal of an item. */
    offerBack(sentence: string, putBack: () => void) {
      const back = element('button', { type: 'button', className: 'win-button' }, texts.bar['putBack'])
      back.onclick = () => {
        undoNotice.replaceChildren()
        putBack()
      }
      undoNotice.replaceChildren(sentence, ' ', back)
    },
    offerNothing: () => undoNotice.replaceChildren(),
    /** Shows the complaints about the form; pressing one goes to its field. */
    show(complaints: Complaint[], goTo: (path: string, message: string) => void, file = '') {
      const wrong = complaints.filter(({ isNote, isForLater }) => !isNote && !isForLater)
      const count = wrong.length
      const later = complaints.filter(({ isForLater }) => isForLater).length
      // In a new form or item nothing is wrong yet: fields are just empty.
      const isBegun = wrong.every(({ isEmpty }) => isEmpty)
      // One or two of them fit into the bar with their full messages.
      const isNamed = isBegun && count > 2
      // “No answer” stays until the editor answers; “digits only” until the next input.
      if (count > 0 && ![texts.bar['noAnswer'], texts.bar['digitsOnly']].includes(message.textContent ?? '')) message.textContent = ''
      status.textContent = summary(count, later, isBegun)
      strip.classList.toggle('win-wrong', count > 0 && !isBegun)
      list.classList.toggle('win-begun', isNamed)
      reportButton.hidden = true
      if (count + later === 0) void checkRestOfSite(file)
      list.replaceChildren(
        ...complaints.toSorted(byGravity).map(({ path, where, message, isNote, isEmpty }) => {
          const press = element(
            'button',
            { type: 'button', className: isNote ? 'win-worth-knowing' : '' },
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

function summary(wrong: number, later: number, isBegun: boolean): string {
  if (wrong === 0) return later > 0 ? fill(texts.bar['beforePublishing'], { n: later }) : (texts.report['checking'] ?? '')
  if (isBegun) return fill(texts.bar['missing'], { n: wrong })
  return wrong === 1 ? (texts.bar['oneComplaint'] ?? '') : fill(texts.bar['complaints'], { n: wrong })
}

/** Errors first, then empty fields, then notes. */
function byGravity(one: Complaint, other: Complaint): number {
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

export const bar = createBar()
