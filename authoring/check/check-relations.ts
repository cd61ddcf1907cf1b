import type { Complaint } from '../explain/complaint.ts'
import { faultsByChange } from './check-camps.ts'
import { deadLink, deadLinkOfText, linksOfText } from './check-links.ts'
import { stillNamed } from './check-lists.ts'
import { takenHead } from './same-heads.ts'
import { takenAddress } from './same-paths.ts'
import { addressOfPage, landingsOf, otherAddresses, pageAddresses } from './site-addresses.ts'
import { textsIn } from './texts-in.ts'

/** What is wrong with a file beside the others, while it is typed: an address that is taken, a link that leads nowhere, a camp in the way of another, a choice that is still named. */
export function checkRelations(file: string, data: Record<string, unknown>): Complaint[] {
  const others = pageAddresses().filter((address) => address.file !== file)
  const own = file.startsWith('src/content/pages/') ? [addressOfPage(file)] : []
  const landings = file.startsWith('src/content/camps/') ? landingsOf(data) : []
  const known = [...others.map(({ path }) => path), ...own, ...landings, ...otherAddresses(), ...ownArticle(file)]
  return [
    ...takenLandings(file, landings, others),
    ...deadLinksIn(data, known),
    ...betweenCamps(file, data),
    ...stillNamed(file, data),
    ...takenHead(file, data),
  ]
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
function deadLinksIn(data: unknown, known: string[]): Complaint[] {
  return linksIn(data).flatMap(({ path, to }) => {
    const explanation = path.at(-1) === 'body' ? deadLinkOfText(to, known) : deadLink(to, known)
    return explanation ? [{ path, ...explanation }] : []
  })
}

interface Link {
  path: (string | number)[]
  to: string
}

/** Every link of a file, with its place: those of buttons and menus, and those of a text in Markdown. */
export function linksIn(data: unknown): Link[] {
  return textsIn(data).flatMap(({ path, text }) => {
    if (path.at(-1) === 'to') return [{ path, to: text }]
    return path.at(-1) === 'body' ? linksOfText(text).map(({ to }) => ({ path, to })) : []
  })
}

/** Two camps of one city on the same day, or a city whose page has no camp left, at the field that can put it right. */
function betweenCamps(file: string, data: Record<string, unknown>): Complaint[] {
  if (!/^src\/content\/(camps|cities)\//.test(file)) return []
  const path = file.includes('/camps/') ? ['dates'] : ['city']
  return faultsByChange({ file, data }).map((explanation) => ({ path, ...explanation }))
}
