import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content'
import { type Resolved, resolveContent } from '#build/resolve-content.ts'
import { cityPath } from './city-path.ts'
import { published } from './published.ts'

type Head = CollectionEntry<'pages'>['data']

/** The names, the address and the sharing data of a page. */
export interface PageHead extends Omit<Head, 'sections' | 'keywords' | 'chatText'> {
  path: string
  keywords?: string[] | undefined
  chatText?: string | undefined
}

/** A page's address is the name of its file. */
function pathOf(id: string): string {
  return id === 'index' ? '/' : `/${id}`
}

/** Every listed page: those of src/content/pages, and those of camps and cities. */
export async function allPages(): Promise<PageHead[]> {
  const [pages, camps, cities] = await Promise.all([getCollection('pages'), published('camps'), getCollection('cities')])
  return [
    ...pages.map(({ id, data }) => ({ ...data, path: pathOf(id) })),
    ...camps.flatMap(({ data }) => data.landings),
    ...cities.map(({ id, data }) => ({ ...data, path: cityPath(id) })),
  ]
}

export async function pageHead(name: string): Promise<PageHead> {
  const entry = await getEntry('pages', name)
  if (!entry) throw new Error(`No ${name}.yaml in src/content/pages`)
  const { sections, ...head } = entry.data
  return { ...head, path: pathOf(name) }
}

/** The pages that the owner built from the kit's sections. */
export async function kitPages() {
  const pages = await getCollection('pages')
  const made = pages.flatMap(({ id, data: { sections, ...head } }) => (sections ? [{ page: { ...head, path: pathOf(id) }, sections }] : []))
  return Promise.all(made.map(async ({ page, sections }) => ({ page, sections: await resolveContent(sections) })))
}

type RoutePage = Extract<CollectionKey, `page-${string}`> extends `page-${infer Name}` ? Name : never
type Parts<Name extends RoutePage> = Omit<CollectionEntry<`page-${Name}`>['data'], keyof PageHead>

/** A page with a file of its own under src/pages: its head, and its parts with pictures and references resolved. */
export async function routePage<Name extends RoutePage>(name: Name): Promise<{ page: PageHead } & Resolved<Parts<Name>>> {
  const [page, whole] = await Promise.all([pageHead(name), getEntry(`page-${name}`, name)])
  if (!whole) throw new Error(`No ${name}.yaml in src/content/pages`)
  const parts = Object.entries(whole.data).filter(([key]) => !(key in page))
  return { page, ...(await resolveContent(Object.fromEntries(parts) as Parts<Name>)) }
}
