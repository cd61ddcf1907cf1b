import type { FoundText } from '../../gateway/screens/find-texts.ts'
import { element } from '../dialogs/dom.ts'
import { request } from '../session/api.ts'
import { fill, texts } from '../session/texts.ts'
import { formLink } from './form-link.ts'
import { latestAnswer } from './latest-answer.ts'
import { maxResults } from './max-results.ts'

const words = texts.search
/** Debounce while typing, in ms. */
const pause = 300

/** Searches the texts of the site while the owner types. The query is in the address, so that going back restores the list. */
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
    next = setTimeout(search, pause)
  }
  form.onsubmit = (event) => {
    event.preventDefault()
    clearTimeout(next)
    void search()
  }
  const showLatest = latestAnswer<FoundText[]>(show, (message) => show([], message))
  void search()

  function search(): Promise<void> {
    const wanted = field.value.trim()
    window.history.replaceState(null, '', wanted ? `?words=${encodeURIComponent(wanted)}` : location.pathname)
    return showLatest(wanted ? request<FoundText[]>(`find?words=${encodeURIComponent(wanted)}`) : Promise.resolve([]))
  }

  function show(found: FoundText[], message = field.value.trim() && summary(found.length)): void {
    count.textContent = message
    list.replaceChildren(...found.map((line) => element('li', {}, formLink(line.text, line), element('div', {}, line.where))))
  }
}

function summary(found: number): string {
  return found === 0 ? (words['none'] ?? '') : fill(words[found < maxResults ? 'found' : 'most'], { n: found })
}
