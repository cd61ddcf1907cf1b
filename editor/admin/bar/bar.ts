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
  /** It can be saved, but not published. */
  isForLater?: boolean
}

/** The strip at the foot of the editor: what has to be put right, what waits to be published, and the way back. */
function createBar() {
  const status = element('div', { className: 'win-status', role: 'status' })
  const said = element('p', { className: 'win-said', role: 'status' })
  const ways = element('ul', { className: 'win-ways' })
  const list = element('ul', { className: 'win-complaints' })
  const gone = element('p', { className: 'win-gone', role: 'status' })
  const publish = element('button', { type: 'button', className: 'win-publish' })
  const more = element('button', { type: 'button', className: 'win-button', hidden: true }, texts.report['open'])
  const way = wayToPage()
  let isAway = false
  /** What came of the last thing, or why it was not done: it holds until something is typed. */
  let refusal = ''
  const strip = element(
    'aside',
    { className: 'win-bar', ariaLabel: texts.bar['publish'] ?? '' },
    gone,
    said,
    ways,
    list,
    element('div', { className: 'win-bar-row' }, status, more, deskLinks(), way, publish),
  )

  publish.onclick = () => void openPublishing({ refresh, explain })
  async function refresh(): Promise<void> {
    const { files } = await ask<{ files: unknown[] }>('changes')
    forgetParts()
    if (isOtherEditor()) return location.reload()
    publish.textContent = files.length > 0 ? `${texts.bar['publish']} (${files.length})` : (texts.bar['publish'] ?? '')
    publish.title = files.length > 0 ? fill(texts.bar['changes'], { n: files.length }) : (texts.bar['noChanges'] ?? '')
  }

  /** All is well only where the rest of the site could be published too. */
  async function askAboutTheRest(file: string): Promise<void> {
    const [report, links] = await Promise.all([ask<Report>('report'), ask<PartLink[]>('part-links')])
    const dead = await deadLinks(links.filter((link) => link.file !== file))
    const rest = [...report.stops.filter((line) => line.file !== file), ...dead]
    // Meanwhile something may have been typed that is to be put right.
    if (status.textContent !== texts.report['checking']) return
    const fine = texts.bar[list.children.length > 0 ? 'notes' : 'fine'] ?? ''
    status.textContent = rest.length === 0 ? fine : fill(texts.report['elsewhere'], { n: rest.length })
    more.hidden = rest.length === 0
    more.onclick = () => openReport({ ...report, stops: rest })
  }

  /** What came of something, or why it was not done, and the ways to what can be done about it. */
  function explain(sentence: string, leading: Way[] = []): void {
    if (isRestarting()) return
    refusal = sentence
    said.textContent = sentence
    ways.replaceChildren(...leading.map((way) => pressable({ ...way, message: '' })))
    if (sentence !== texts.bar['noAnswer']) return
    status.textContent = ''
    if (!isAway) awaitAnswer()
  }

  /** What is typed is in the form only, so that the page is not loaded again; that it can be saved now is said. */
  function awaitAnswer(): void {
    isAway = true
    const again = setInterval(async () => {
      const answers = await ask('changes').then(
        () => true,
        () => false,
      )
      if (!answers) return
      clearInterval(again)
      isAway = false
      // What was typed meanwhile took the sentence away.
      if ([texts.bar['noAnswer'], ''].includes(said.textContent ?? '')) said.textContent = texts.bar['answersAgain'] ?? ''
    }, 3_000)
  }

  return {
    mount() {
      document.body.append(strip)
      // What is behind the strip can be scrolled out from under it, however much the strip has to say.
      const room = new ResizeObserver(() => {
        document.documentElement.style.setProperty('--win-strip', `${strip.offsetHeight}px`)
        // What is being typed into when the strip grows.
        const line = document.activeElement?.closest('input, textarea, select, button')
        if (line && !strip.contains(line) && line.getBoundingClientRect().bottom > strip.getBoundingClientRect().top)
          line.scrollIntoView({ block: 'nearest' })
      })
      room.observe(strip)
      said.textContent = saidBefore()
      // The screens beside the forms lead back to the form that was left.
      addEventListener('pagehide', () => sessionStorage.setItem(lastForm, location.hash))
      void refresh()
      if (sessionStorage.getItem(publishingWanted)) publish.click()
      sessionStorage.removeItem(publishingWanted)
    },
    refresh,
    /** Something was typed: what is listed holds until the answer comes, but how many there are, or that all is well, may not. */
    wait() {
      if (said.textContent === refusal) explain('')
      // Of a form that has no name yet nothing is asked, and nothing is said.
      if (status.textContent) status.textContent = texts.bar['typing'] ?? ''
    },
    explain,
    /** Something of the form went a moment ago. */
    offerBack(sentence: string, putBack: () => void) {
      const back = element('button', { type: 'button', className: 'win-button' }, texts.bar['putBack'])
      back.onclick = () => {
        gone.replaceChildren()
        putBack()
      }
      gone.replaceChildren(sentence, ' ', back)
    },
    offerNothing: () => gone.replaceChildren(),
    /** What is wrong with what is typed; a press leads to the field. */
    show(complaints: Complaint[], lead: (path: string, message: string) => void, file = '') {
      const wrong = complaints.filter(({ isNote, isForLater }) => !isNote && !isForLater)
      const count = wrong.length
      const later = complaints.filter(({ isForLater }) => isForLater).length
      // In a form or an item that was begun a moment ago nothing is wrong yet: there is something to fill in.
      const isBegun = wrong.every(({ isEmpty }) => isEmpty)
      // With one or two of them left, what to do fits in the strip.
      const isNamed = isBegun && count > 2
      // That the editor does not answer holds until it does; why letters were dropped, until something else is typed.
      if (count > 0 && ![texts.bar['noAnswer'], texts.bar['digitsOnly']].includes(said.textContent ?? '')) said.textContent = ''
      status.textContent = summary(count, later, isBegun)
      strip.classList.toggle('win-wrong', count > 0 && !isBegun)
      list.classList.toggle('win-begun', isNamed)
      more.hidden = true
      if (count + later === 0) void askAboutTheRest(file)
      list.replaceChildren(
        ...complaints.toSorted(byGravity).map(({ path, where, message, isNote, isEmpty }) => {
          const press = element(
            'button',
            { type: 'button', className: isNote ? 'win-worth-knowing' : '' },
            element('b', {}, where && !(isNamed && isEmpty) ? `${where}: ` : where),
            isNamed && isEmpty ? '' : message,
          )
          press.onclick = () => lead(path, message)
          return element('li', {}, press)
        }),
      )
    },
    clear() {
      status.textContent = ''
      more.hidden = true
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

/** What is wrong, then what is still empty, then what is worth knowing. */
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
