import type { LoggedChange, RevertRequest, RevertResult } from '../../gateway/publishing/change-log.ts'
import { awaitRestart } from '../dialogs/await-restart.ts'
import { chooseVersions } from '../dialogs/choose-versions.ts'
import { element } from '../dialogs/dom.ts'
import { conflictsOf, linksOf, request } from '../session/api.ts'
import { fill, texts } from '../session/texts.ts'
import { formLink, toPublishing } from './form-link.ts'

const words = texts.history
const linesShown = 6
const shownAtFirst = 10
const revertNotice = 'win-revert-notice'

/** What changed, when and by whom, with buttons to revert it. */
export async function historyScreen(page: HTMLElement): Promise<void> {
  const { saved, published } = await request<{ saved: LoggedChange[]; published: LoggedChange[] }>('history')
  const notice = sessionStorage.getItem(revertNotice)
  sessionStorage.removeItem(revertNotice)
  const message = element('p', { className: 'win-message', role: 'status' }, notice ?? '', ...(notice ? [' ', toPublishing()] : []))
  page.append(element('p', {}, words['hint']), message)
  for (const [title, events] of [
    [words['saved'], saved],
    [words['published'], published],
  ] as const) {
    page.append(
      element(
        'section',
        {},
        element('h2', {}, title),
        events.length === 0 ? element('p', {}, words['none']) : list(events.slice(0, shownAtFirst)),
        events.length > shownAtFirst ? earlier(events.slice(shownAtFirst)) : undefined,
      ),
    )
  }
}

function list(events: LoggedChange[]): HTMLElement {
  return element('ol', { className: 'win-events' }, ...events.map(item))
}

function earlier(events: LoggedChange[]): HTMLElement {
  return element('details', {}, element('summary', {}, fill(words['earlier'], { n: events.length })), list(events))
}

function item({ id, kind, at, by, files }: LoggedChange): HTMLLIElement {
  const isPublication = kind === 'published'
  const result = element('p', { className: 'win-message', role: 'alert' })
  const linkList = element('ul', { className: 'win-links' })
  const all = element('button', { type: 'button', className: 'win-button' }, words[isPublication ? 'revertAll' : 'revert'])
  all.onclick = () => {
    const titles = files.map(({ title }) => `• ${title}`).join('\n')
    if (files.length > 1 && !confirm(`${fill(words['revertSure'], { n: files.length })}\n${titles}`)) return
    void revert(all)
  }
  return element(
    'li',
    {},
    element('div', {}, element('time', { dateTime: at }, moment(at)), ' ', fill(words['by'], { name: by || (words['unknown'] ?? '') })),
    ...files.map((one) => file(one, files.length > 1 ? alone(one.path) : undefined)),
    all,
    result,
    linkList,
  )

  function alone(path: string): HTMLButtonElement {
    const button = element('button', { type: 'button', className: 'win-quiet' }, words['revertOne'])
    button.onclick = () => void revert(button, path)
    return button
  }

  async function revert(button: HTMLButtonElement, path?: string, choices?: RevertRequest['choices']): Promise<void> {
    const answer = (message: string) => {
      result.textContent = message
      // Next to the pressed button, and in view.
      button.after(result, linkList)
      result.scrollIntoView({ block: 'center' })
      button.disabled = false
    }
    button.disabled = true
    try {
      const { message, isChanged, isRestarting } = await request<RevertResult>('revert', { id, path, choices } satisfies RevertRequest)
      if (isChanged) {
        sessionStorage.setItem(revertNotice, message)
        if (isRestarting) return awaitRestart(texts.statusBar['restartingAfter'] ?? '')
        return location.reload()
      }
      linkList.replaceChildren()
      answer(message)
    } catch (error) {
      const conflicts = conflictsOf(error)
      const chosen = conflicts && (await chooseVersions(texts.revertConflict, conflicts))
      if (chosen) return revert(button, path, chosen as RevertRequest['choices'])
      linkList.replaceChildren(...linksOf(error).map((link) => element('li', {}, formLink(link.where, link))))
      answer((error as Error).message)
    }
  }
}

function file({ title, lines, form }: LoggedChange['files'][number], back: HTMLButtonElement | undefined): HTMLElement {
  const more = lines.length > linesShown ? [fill(words['more'], { n: lines.length - linesShown })] : []
  return element(
    'div',
    {},
    element('b', {}, form ? formLink(title, { form }) : title),
    back,
    element('ul', {}, ...[...lines.slice(0, linesShown), ...more].map((line) => element('li', {}, line))),
  )
}

function moment(at: string): string {
  return new Date(at).toLocaleString('he-IL', { dateStyle: 'medium', timeStyle: 'short' })
}
