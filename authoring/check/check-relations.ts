import type { Complaint } from '../explain/complaint.ts'
import { deadLink, markdownLink } from './check-links.ts'
import { takenAddress } from './same-paths.ts'
import { addressOfPage, landingsOf, otherAddresses, pageAddresses } from './site-addresses.ts'

/** What is wrong with a file beside the others, while it is typed: an address that is taken, a link that leads nowhere. */
export function checkRelations(file: string, data: Record<string, unknown>): Complaint[] {
  const others = pageAddresses().filter((address) => address.file !== file)
  const own = file.startsWith('src/content/pages/') ? [addressOfPage(file)] : []
  const landings = file.startsWith('src/content/camps/') ? landingsOf(data) : []
  const known = [...others.map(({ path }) => path), ...own, ...landings, ...otherAddresses(), ...ownArticle(file)]
  return [...takenLandings(file, landings, others), ...deadLinksIn(data, known)]
}

function takenLandings(file: string, landings: string[], others: { path: string; file: string }[]): Complaint[] {
  return landings.flatMap((path, index) => {
    const holder = others.find((other) => other.path === path)?.file ?? (landings.indexOf(path) < index ? file : undefined)
    return holder && path ? [{ path: ['landings', index, 'path'], ...takenAddress(path, holder) }] : []
  })
}

function ownArticle(file: string): string[] {
  const [, name] = /^src\/content\/articles\/([\w-]+)\.md$/.exec(file) ?? []
  return name ? [`/blog/${name}`] : []
}

/** Links that lead nowhere in what is being typed: no file is there to have lines. */
function deadLinksIn(value: unknown, known: string[], path: (string | number)[] = []): Complaint[] {
  if (typeof value === 'string') {
    const links = path.at(-1) === 'to' ? [value] : path.at(-1) === 'body' ? [...value.matchAll(markdownLink)].map(([, to = '']) => to) : []
    return links.flatMap((to) => deadLink(to, known) ?? []).map((explanation) => ({ path, ...explanation }))
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => deadLinksIn(item, known, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => deadLinksIn(item, known, [...path, name]))
}
