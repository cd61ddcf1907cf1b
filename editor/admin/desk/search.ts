import type { FoundText } from '../../gateway/find-texts.ts'
import { element } from '../bar/element.ts'
import { ask } from '../gateway.ts'
import { fill, texts } from '../texts.ts'
import { mostFound } from './most-found.ts'
import { formLink } from './to-form.ts'

const words = texts.search
/** Between two letters of somebody who types. */
const pause = 300

/** Texts of the site by what they say, while it is typed. What is looked for is in the address, so that the way back leads to the list. */
export function searchScreen(page: HTMLElement): void {
  const field = element('input', { type: 'search', name: 'words', className: 'win-input', autofocus: true })
  const count = element('p', { role: 'status' })
  const list = element('ol', { className: 'win-events' })
  const form = element(
    'form',
    { className: 'win-row win-search', role: 'search' },
    element('label', { className: 'win-labelled' }, element('span', {}, words['words']), field),
  )
  page.append(element('p', {}, words['hint']), form, count, list)
  field.value = new URLSearchParams(location.search).get('words') ?? ''

  let next: ReturnType<typeof setTimeout> | undefined
  field.oninput = () => {
    clearTimeout(next)
    next = setTimeout(look, pause)
  }
  form.onsubmit = (event) => {
    event.preventDefault()
    clearTimeout(next)
    void look()
  }
  void look()

  async function look(): Promise<void> {
    const wanted = field.value.trim()
    window.history.replaceState(null, '', wanted ? `?words=${encodeURIComponent(wanted)}` : location.pathname)
    const answer = wanted ? await ask<FoundText[]>(`find?words=${encodeURIComponent(wanted)}`).catch((error: Error) => error) : []
    // Something else has been typed meanwhile.
    if (wanted !== field.value.trim()) return
    const found = answer instanceof Error ? [] : answer
    count.textContent = answer instanceof Error ? answer.message : wanted && said(found.length)
    list.replaceChildren(...found.map((line) => element('li', {}, formLink(line.text, line), element('div', {}, line.where))))
  }
}

function said(found: number): string {
  return found === 0 ? (words['none'] ?? '') : fill(words[found < mostFound ? 'found' : 'most'], { n: found })
}
