import { matchesSearch, searchText } from '#features/blog/search-text.ts'
import { interpolate } from '#lib/text/interpolate.ts'

// Filters the books on the shelf as you type. The query is kept in the address (?q=), so that a search can be shared and survives a reload.
// The first letter typed fetches the books on the other pages of the list.
const field = document.querySelector<HTMLInputElement>('input[name="q"]')
const shelves = document.querySelector<HTMLElement>('[data-library]')
const status = document.querySelector<HTMLElement>('[data-search-status]')
const widerLink = document.querySelector<HTMLElement>('[data-search-wider]')

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
    // Setting the same text again would make screen readers repeat it at every letter.
    if (status.textContent !== outcome) status.textContent = outcome
    if (widerLink) widerLink.hidden = !searching || found > 0
    keepInAddress(field.value.trim())
  }

  async function searchOtherPages(): Promise<void> {
    if (hasAll || !shelves) return
    hasAll = true
    await fetchOtherPages(shelves)
    show()
  }

  field.addEventListener('input', () => {
    show()
    searchOtherPages()
  })
  field.form?.addEventListener('reset', () => {
    setTimeout(show)
    field.focus()
  })
  field.form?.addEventListener('submit', (event) => event.preventDefault())

  const initialQuery = new URLSearchParams(location.search).get('q')
  if (initialQuery) {
    field.value = initialQuery
    show()
    searchOtherPages()
  }
}

/** The texts are data attributes of the element that shows the count. */
function foundLabel({ none = '', one = '', many = '' }: DOMStringMap, found: number): string {
  if (found === 0) return none
  return found === 1 ? one : interpolate(many, { n: found })
}

/** Links to other subjects keep the search. */
function keepInAddress(query: string): void {
  const search = query ? `?q=${encodeURIComponent(query)}` : ''
  history.replaceState(history.state, '', location.pathname + search)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keeps-search]')) link.search = search
}

/** Adds the books of the list's other pages, hidden until a search finds them. A page that fails to load is skipped. */
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
