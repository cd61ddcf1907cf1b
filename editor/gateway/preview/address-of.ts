import type { Reference } from '../../../authoring/content/references.ts'
import type { Data } from '../../../authoring/merge/plain-data.ts'
import { entryName } from '../fields/entry-title.ts'

/** The page that shows the content of a file; undefined if there is none. */
export function addressOf(path: string, data: Data, references: () => Reference[]): string | undefined {
  const name = entryName(path)
  const [, folder = ''] = /^src\/content\/([\w-]+)\//.exec(path) ?? []
  const own: Record<string, () => string | undefined> = {
    pages: () => (name === 'index' ? '/' : `/${name}`),
    articles: () => `/blog/${name}`,
    camps: () => landingOf(data) ?? '/win-camp',
    cities: () => `/win-camp/${name}`,
    owner: () => '/contact',
    menu: () => '/',
    roles: () => '/jobs',
    topics: () => '/contact',
    programmes: () => `/${name}`,
    interface: () => interfacePages[name] ?? '/',
    'not-found': () => '/404',
  }
  const known = own[folder]
  if (known) return known()
  const collection = folder
  for (const { from } of references().filter((one) => one.collection === collection && one.id === name)) {
    const found = from === path ? undefined : addressOf(from, {}, references)
    if (found) return found
  }
  return undefined
}

function landingOf({ landings }: Data): string | undefined {
  const first: unknown = Array.isArray(landings) ? landings[0] : undefined
  const path = (first as { path?: unknown } | undefined)?.path
  return typeof path === 'string' ? path : undefined
}

/** The page that shows most of an interface file's texts. */
const interfacePages: Record<string, string> = {
  blog: '/blog',
  camps: '/win-camp',
  carousel: '/school-principals',
  'form-contact': '/contact',
  'form-english': '/win-english',
  'form-job': '/jobs',
  'form-job-file': '/jobs',
  'form-school': '/school-principals',
  'form-science': '/science-basket',
  'form-waiting-list': '/win-camp',
  gallery: '/science-basket',
  jobs: '/jobs',
  subjects: '/blog',
}
