/** A part of a page that a link can lead to. */
export interface PagePart {
  id: string
  heading: string
}

export interface PageParts {
  /** Those with a heading, to choose from. */
  listed: PagePart[]
  /** Whatever an address may name. */
  ids: Set<string>
}

/** The page that the preview shows beside the form; none until it is there. */
export const shownPage: { address?: string | undefined } = {}

const known = new Map<string, Promise<PageParts | undefined>>()

/** Of a page that was just shown there is no need to ask. */
export function rememberParts(address: string, page: Document): void {
  shownPage.address = address
  known.set(address, Promise.resolve(partsIn(page)))
}

/** Nothing where the page can't be shown. */
export function partsOf(address: string | undefined): Promise<PageParts | undefined> {
  if (address === undefined) return Promise.resolve(undefined)
  const parts = known.get(address) ?? ask(address)
  known.set(address, parts)
  return parts
}

async function ask(address: string): Promise<PageParts | undefined> {
  const response = await fetch(address).catch(() => undefined)
  if (response?.ok) return partsIn(new DOMParser().parseFromString(await response.text(), 'text/html'))
  // It may be there the next time.
  known.delete(address)
  return undefined
}

function partsIn(page: Document): PageParts {
  const listed = [...page.querySelectorAll('main :is(section, article)[id]')].map((part) => ({
    id: part.id,
    heading: (part.querySelector('h1, h2, h3')?.textContent ?? '').replace(/\s+/g, ' ').trim() || part.id,
  }))
  return { listed, ids: new Set([...page.querySelectorAll('[id]')].map(({ id }) => id)) }
}
