import type { Crumb } from '#build/structured-data/structured-data.ts'
import { allPages } from './pages.ts'

/** The breadcrumbs from the home page to `path`: each ancestor path that is a page. */
export async function trailTo(path: string): Promise<Crumb[]> {
  const pages = await allPages()
  const parts = path.split('/').filter(Boolean)
  const addresses = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
  return addresses.flatMap((address) => {
    const page = pages.find((candidate) => candidate.path === address)
    return page ? [{ label: page.label, path: address }] : []
  })
}
