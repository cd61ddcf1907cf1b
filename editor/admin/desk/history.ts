import type { Back, Event, TakeBack } from '../../gateway/past.ts'
import { awaitRestart } from '../await-restart.ts'
import { element } from '../bar/element.ts'
import { chooseVersions } from '../choose-versions.ts'
import { ask, clashesOf, waysOf } from '../gateway.ts'
import { fill, texts } from '../texts.ts'
import { formLink, toPublishing } from './to-form.ts'

const words = texts.history
const linesShown = 6
const shownAtFirst = 10
const takenBack = 'win-taken-back'

/** What changed, when and by whom, with buttons to revert it. */
export async function historyScreen(page: HTMLElement): Promise<void> {
  const { saved, published } = await ask<{ saved: Event[]; published: Event[] }>('history')
  const notice = sessionStorage.getItem(takenBack)
  sessionStorage.removeItem(takenBack)
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

function list(events: Event[]): HTMLElement {
  return element('ol', { className: 'win-events' }, ...events.map(item))
}

function earlier(events: Event[]): HTMLElement {
  return element('details', {}, element('summary', {}, fill(words['earlier'], { n: events.length })), list(events))
}

function item({ id, kind, at, by, files }: Event): HTMLLIElement {
  const isPublication = kind === 'published'
  const result = element('p', { className: 'win-message', role: 'alert' })
  const ways = element('ul', { className: 'win-ways' })
  const all = element('button', { type: 'button', className: 'win-button' }, words[isPublication ? 'takeBackAll' : 'takeBack'])
  all.onclick = () => {
    const titles = files.map(({ title }) => `• ${title}`).join('\n')
    if (isPublication && !confirm(`${fill(words['takeBackSure'], { n: files.length })}\n${titles}`)) return
    void takeBack(all)
  }
  return element(
    'li',
    {},
    element('div', {}, element('time', { dateTime: at }, moment(at)), ' ', fill(words['by'], { name: by || (words['unknown'] ?? '') })),
    ...files.map((one) => file(one, files.length > 1 ? alone(one.path) : undefined)),
    all,
    result,
    ways,
  )

  function alone(path: string): HTMLButtonElement {
    const button = element('button', { type: 'button', className: 'win-quiet' }, words['takeBackOne'])
    button.onclick = () => void takeBack(button, path)
    return button
  }

  async function takeBack(button: HTMLButtonElement, path?: string, choices?: TakeBack['choices']): Promise<void> {
    const answer = (message: string) => {
      result.textContent = message
      // Next to the pressed button, and in view.
      button.after(result, ways)
      result.scrollIntoView({ block: 'center' })
      button.disabled = false
    }
    button.disabled = true
    try {
      const { message, isChanged, isStartingAgain } = await ask<Back>('take-back', { id, path, choices } satisfies TakeBack)
      if (isChanged) {
        sessionStorage.setItem(takenBack, message)
        if (isStartingAgain) return awaitRestart(texts.bar['restartingAfter'] ?? '')
        return location.reload()
      }
      ways.replaceChildren()
      answer(message)
    } catch (error) {
      const clashes = clashesOf(error)
      const chosen = clashes && (await chooseVersions(texts.changedAgain, clashes))
      if (chosen) return takeBack(button, path, chosen as TakeBack['choices'])
      ways.replaceChildren(...waysOf(error).map((way) => element('li', {}, formLink(way.where, way))))
      answer((error as Error).message)
    }
  }
}

function file({ title, lines, form }: Event['files'][number], back: HTMLButtonElement | undefined): HTMLElement {
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
