import { deadLinksIn } from './check-links.ts'
import type { Complaint } from './complaint.ts'
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

export function takenAddress(path: string, holder: string): Pick<Complaint, 'hebrew' | 'english'> {
  return {
    hebrew: `הכתובת ${path} תפוסה: גם ${holder} הוא העמוד הזה. בחרו כתובת אחרת, למשל ${path}-2`,
    english: `the address ${path} is taken by ${holder}: choose another, such as ${path}-2`,
  }
}

function ownArticle(file: string): string[] {
  const [, name] = /^src\/content\/articles\/([\w-]+)\.md$/.exec(file) ?? []
  return name ? [`/blog/${name}`] : []
}
