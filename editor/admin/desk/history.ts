import type { Event } from '../../gateway/past.ts'
import type { Way } from '../../gateway/way-to.ts'
import { element } from '../bar/element.ts'
import { ask, Refusal } from '../gateway.ts'
import { fill, texts } from '../texts.ts'
import { formLink } from './to-form.ts'

const words = texts.history
const linesShown = 6

/** What changed, when and by whom, and the way back. */
export async function historyScreen(page: HTMLElement): Promise<void> {
  const { saved, published } = await ask<{ saved: Event[]; published: Event[] }>('history')
  const said = element('p', { className: 'win-message', role: 'status' }, sessionStorage.getItem('win-taken-back') ?? '')
  sessionStorage.removeItem('win-taken-back')
  page.append(element('h1', {}, words['title']), element('p', {}, words['hint']), said)
  for (const [title, events] of [
    [words['saved'], saved],
    [words['published'], published],
  ] as const) {
    page.append(
      element(
        'section',
        {},
        element('h2', {}, title),
        events.length === 0 ? element('p', {}, words['none']) : element('ol', { className: 'win-events' }, ...events.map(item)),
      ),
    )
  }
}

function item({ id, kind, at, by, files }: Event): HTMLLIElement {
  const isPublication = kind === 'published'
  const back = element('button', { type: 'button', className: 'win-button' }, words[isPublication ? 'takeBackAll' : 'takeBack'])
  const said = element('p', { className: 'win-message', role: 'alert' })
  const ways = element('ul', { className: 'win-ways' })
  back.onclick = async () => {
    const titles = files.map(({ title }) => `• ${title}`).join('\n')
    if (isPublication && !confirm(`${fill(words['takeBackSure'], { n: files.length })}\n${titles}`)) return
    back.disabled = true
    try {
      const { message } = await ask<{ message: string }>('take-back', { id })
      sessionStorage.setItem('win-taken-back', message)
      location.reload()
    } catch (error) {
      said.textContent = (error as Error).message
      const details = error instanceof Refusal ? (error.details as { ways?: Way[] } | undefined) : undefined
      ways.replaceChildren(...(details?.ways ?? []).map((way) => element('li', {}, formLink(way.where, way))))
      back.disabled = false
    }
  }
  return element(
    'li',
    {},
    element('div', {}, element('time', { dateTime: at }, moment(at)), ' ', fill(words['by'], { name: by || (words['unknown'] ?? '') })),
    ...files.map(({ title, lines }) => file(title, lines)),
    back,
    said,
    ways,
  )
}

function file(title: string, lines: string[]): HTMLElement {
  const more = lines.length > linesShown ? [fill(words['more'], { n: lines.length - linesShown })] : []
  return element(
    'div',
    {},
    element('b', {}, title),
    element('ul', {}, ...[...lines.slice(0, linesShown), ...more].map((line) => element('li', {}, line))),
  )
}

function moment(at: string): string {
  return new Date(at).toLocaleString('he-IL', { dateStyle: 'medium', timeStyle: 'short' })
}
