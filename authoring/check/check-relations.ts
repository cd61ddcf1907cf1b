import type { Complaint } from '../explain/complaint.ts'
import { faultsByChange } from './check-camps.ts'
import { deadLink, deadLinkOfText, linksOfText } from './check-links.ts'
import { duplicateHead } from './duplicate-heads.ts'
import { takenAddress } from './duplicate-paths.ts'
import { removedChoicesInUse } from './removed-choices.ts'
import { addressOfPage, landingsOf, otherAddresses, pageAddresses } from './site-addresses.ts'
import { textsIn } from './texts-in.ts'

/** Checks an edited file against all others: taken addresses, dead links, clashing camps, choices that are still used. */
export function checkRelations(file: string, data: Record<string, unknown>): Complaint[] {
  const others = pageAddresses().filter((address) => address.file !== file)
  const own = file.startsWith('src/content/pages/') ? [addressOfPage(file)] : []
  const landings = file.startsWith('src/content/camps/') ? landingsOf(data) : []
  const known = [...others.map(({ path }) => path), ...own, ...landings, ...otherAddresses(), ...ownArticle(file)]
  return [
    ...takenLandings(file, landings, others),
    ...deadLinksIn(data, known),
    ...betweenCamps(file, data),
    ...removedChoicesInUse(file, data),
    ...duplicateHead(file, data),
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

/** Dead links in unsaved data, so without line numbers. */
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

/** Every link of a file with its path: links of buttons and menus, and Markdown links in texts. */
export function linksIn(data: unknown): Link[] {
  return textsIn(data).flatMap(({ path, text }) => {
    if (path.at(-1) === 'to') return [{ path, to: text }]
    return path.at(-1) === 'body' ? linksOfText(text).map(({ to }) => ({ path, to })) : []
  })
}

/** Clashes between camps, at the field that can fix them. */
function betweenCamps(file: string, data: Record<string, unknown>): Complaint[] {
  if (!/^src\/content\/(camps|cities)\//.test(file)) return []
  const path = file.includes('/camps/') ? ['dates'] : ['city']
  return faultsByChange({ file, data }).map((explanation) => ({ path, ...explanation }))
}
