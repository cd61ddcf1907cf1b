import { matchesSearch, searchText } from '#features/blog/search-text.ts'
import { interpolate } from '#lib/text/interpolate.ts'

// Filters the books on the shelf while one types. The words stay in the address (?q=), so that a search can be shared and
// survives a reload; what is not on this page of the list is fetched when the first letter is typed.
const field = document.querySelector<HTMLInputElement>('input[name="q"]')
const shelves = document.querySelector<HTMLElement>('[data-library]')
const status = document.querySelector<HTMLElement>('[data-search-status]')
const wider = document.querySelector<HTMLElement>('[data-search-wider]')

if (field && shelves && status) {
  const newest = shelves.querySelector('[data-away]')
  let hasAll = false

  function show(): void {
    if (!field || !shelves || !status) return
    const query = searchText(field.value)
    const searching = query !== ''
    shelves.toggleAttribute('data-searching', searching)
    if (newest) shelves[searching ? 'prepend' : 'append'](newest)
    let found = 0
    for (const book of shelves.querySelectorAll<HTMLElement>('[data-search]')) {
      const isShown = searching ? matchesSearch(book.dataset['search'] ?? '', query) : book.dataset['away'] === undefined
      book.hidden = !isShown
      if (isShown) found += 1
    }
    const outcome = searching ? foundLabel(status.dataset, found) : ''
    // Written again, the same words would be read again at every letter.
    if (status.textContent !== outcome) status.textContent = outcome
    if (wider) wider.hidden = !searching || found > 0
    keepInAddress(field.value.trim())
  }

  async function bringTheRest(): Promise<void> {
    if (hasAll || !shelves) return
    hasAll = true
    await fetchOtherPages(shelves)
    show()
  }

  field.addEventListener('input', () => {
    show()
    bringTheRest()
  })
  field.form?.addEventListener('reset', () => {
    setTimeout(show)
    field.focus()
  })
  field.form?.addEventListener('submit', (event) => event.preventDefault())

  const asked = new URLSearchParams(location.search).get('q')
  if (asked) {
    field.value = asked
    show()
    bringTheRest()
  }
}

/** The words are on the element that says them. */
function foundLabel({ none = '', one = '', many = '' }: DOMStringMap, found: number): string {
  if (found === 0) return none
  return found === 1 ? one : interpolate(many, { n: found })
}

/** The search goes along to another subject. */
function keepInAddress(query: string): void {
  const search = query ? `?q=${encodeURIComponent(query)}` : ''
  history.replaceState(history.state, '', location.pathname + search)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keeps-search]')) link.search = search
}

/** Takes the books of the list's other pages. They stay away until a search finds them; a page that does not come is left out. */
async function fetchOtherPages(shelf: HTMLElement): Promise<void> {
  const others = [...document.querySelectorAll<HTMLAnchorElement>('[data-list-page]:not([aria-current])')]
  for (const html of await Promise.all(others.map(fetchPage))) {
    const page = new DOMParser().parseFromString(html, 'text/html')
    for (const book of page.querySelectorAll<HTMLElement>('[data-library] > article')) {
      book.dataset['away'] = ''
      book.hidden = true
      shelf.append(document.adoptNode(book))
    }
  }
}

async function fetchPage({ href }: HTMLAnchorElement): Promise<string> {
  try {
    const response = await fetch(href)
    return response.ok ? await response.text() : ''
  } catch {
    return ''
  }
}
