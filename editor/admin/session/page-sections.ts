import type { SectionLink } from '../../gateway/preview/section-links.ts'
import { fill, texts } from './texts.ts'

/** A section of a page that a link can target. */
export interface PageSection {
  id: string
  heading: string
}

export interface PageSections {
  /** Sections with a heading, to choose from. */
  listed: PageSection[]
  /** All ids of the page. */
  ids: Set<string>
}

/** The page in the preview; undefined until it is loaded. */
export const shownPage: { address?: string | undefined } = {}

/** Emits `shown` when the preview shows another page. */
export const pageEvents = new EventTarget()

const tries = 3
const betweenTriesMs = 800

const known = new Map<string, Promise<PageSections | undefined>>()

/** Stores the sections of the page in the preview, so that it need not be fetched. */
export function rememberSections(address: string, page: Document): void {
  const isOther = shownPage.address !== address
  shownPage.address = address
  known.set(address, Promise.resolve(sectionsIn(page)))
  if (isOther) pageEvents.dispatchEvent(new Event('shown'))
}

/** The sections of a page; undefined if the page can't be loaded. */
export function sectionsOf(address: string | undefined): Promise<PageSections | undefined> {
  if (address === undefined) return Promise.resolve(undefined)
  const sections = known.get(address) ?? load(address)
  known.set(address, sections)
  return sections
}

/** Links to sections that their pages don't have, each with a message. */
export async function deadLinks<Link extends SectionLink>(links: Link[]): Promise<(Link & { message: string })[]> {
  const tried = await Promise.all(links.map(async (link) => ({ link, sections: await sectionsOf(link.page) })))
  return tried.flatMap(({ link, sections }) =>
    sections && !sections.ids.has(link.section) ? [{ ...link, message: noSection(link.section) }] : [],
  )
}

export function noSection(id: string): string {
  return fill(texts.action['noSection'], { id: `\u2066#${id}\u2069` })
}

/** Called after a save, which may have changed the sections of other pages. */
export function forgetSections(): void {
  for (const address of known.keys()) if (address !== shownPage.address) known.delete(address)
}

/** Retries, because the server may briefly fail to serve a page while its content changes. */
async function load(address: string): Promise<PageSections | undefined> {
  for (let left = tries; left > 0; left -= 1) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return sectionsIn(new DOMParser().parseFromString(await response.text(), 'text/html'))
    if (left > 1) await new Promise((done) => setTimeout(done, betweenTriesMs))
  }
  known.delete(address)
  return undefined
}

function sectionsIn(page: Document): PageSections {
  const listed = [...page.querySelectorAll('main :is(section, article)[id]')].map((section) => ({
    id: section.id,
    heading: inOneLine(section.querySelector('h1, h2, h3')) || section.id,
  }))
  return { listed, ids: new Set([...page.querySelectorAll('[id]')].map(({ id }) => id)) }
}

function inOneLine(heading: Element | null): string {
  const copy = heading?.cloneNode(true) as Element | undefined
  for (const end of copy?.querySelectorAll('br') ?? []) end.replaceWith(' ')
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
