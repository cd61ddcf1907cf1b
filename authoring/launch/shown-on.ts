import type { ContentFile } from './read-content.ts'

/** By which fields pages name the entries of a collection. */
const fields: Record<string, string[]> = {
  testimonials: ['items', 'parent'],
  workshops: ['items'],
  galleries: ['gallery'],
  faq: ['faq'],
  jobs: ['jobs'],
  terms: ['terms'],
  legal: ['document'],
}

/** Where the owner finds a file of the content on the site: a page, or the pages that share it. */
export function shownOn(files: ContentFile[]): (file: ContentFile) => string {
  const pages = files.flatMap(pagesOf)
  return ({ collection, id }) => {
    const own = ownPage(collection, id)
    if (own) return own
    const showing = [...new Set(pages.filter(({ content }) => names(content, fields[collection] ?? [], id)).map(({ path }) => path))]
    if (showing.length === 1) return showing[0] ?? ''
    return showing.length === 0 ? `${collection} (on no page)` : `${collection} (on ${showing.join(', ')})`
  }
}

function ownPage(collection: string, id: string): string | undefined {
  if (collection === 'pages') return id === 'index' ? '/' : `/${id}`
  if (collection === 'camps') return '/win-camp and the camps’ own pages'
  if (collection === 'articles') return `/blog/${id}`
  if (collection === 'story') return '/dragon-prince-game'
  return collection === 'not-found' ? 'the not-found pages' : undefined
}

/** What each page names: the pages of a camp are in the camp's file. */
function pagesOf({ collection, id, content }: ContentFile): { path: string; content: unknown }[] {
  if (collection === 'pages') return [{ path: id === 'index' ? '/' : `/${id}`, content }]
  if (collection !== 'camps' || typeof content !== 'object' || content === null) return []
  const { landings = [], ...camp } = content as { landings?: { path: string }[] }
  return [{ path: '/win-camp', content: camp }, ...landings.map((landing) => ({ path: landing.path, content: landing }))]
}

/** Whether one of the fields, anywhere in it, says the name. */
function names(value: unknown, wanted: string[], id: string, field = ''): boolean {
  if (typeof value === 'string') return value === id && wanted.includes(field)
  if (Array.isArray(value)) return value.some((item) => names(item, wanted, id, field))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, child]) => names(child, wanted, id, name))
}
