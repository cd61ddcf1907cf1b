import { readableFile } from '../../authoring/content/readable.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import type { Data } from '../../authoring/merge/plain-data.ts'
import { fillOwnerFacts } from '../../src/config/owner-facts.ts'
import type { ContentStore } from './content-store.ts'

export const menuFile = 'src/content/menu/site.yaml'

interface Link {
  label: string
  to: string
  hint?: string
}

interface Group {
  heading: string
  links: Link[]
}

interface Menu {
  bar: Link[]
  panel: Group[]
  footer: Group[]
}

/** A list of links that a page can be in: the bar, a group of the phone's menu, a column of the footer. */
export interface MenuList {
  id: string
  name: string
  isIn: boolean
}

/** What the owner chose for a page. */
export interface MenuChoice {
  address: string
  lists: string[]
  label: string
  /** What the bar says when one points at the link. */
  hint: string
}

/** The lists of the menu file, by name, with whether this page is in them. */
export function menuLists(root: string, book: LabelBook, address: string): MenuList[] {
  const menu = readableFile(root, menuFile) as Partial<Menu> | undefined
  return listsOf(menu ?? {}).map(({ id, place, heading, links }) => ({
    id,
    name: [book.field(['menu', place]).label, ...(heading ? [fillOwnerFacts(heading)] : [])].join(': '),
    isIn: links.some(({ to }) => to === address),
  }))
}

/** Puts a page into the lists that were chosen and takes it out of the others; where it was already, its line stays as it is. */
export async function chooseMenus(content: ContentStore, { address, lists, label, hint }: MenuChoice): Promise<void> {
  const form = await content.form(menuFile)
  for (const { id, place, links } of listsOf(form as Data & Partial<Menu>)) {
    const at = links.findIndex(({ to }) => to === address)
    if (at < 0 && lists.includes(id)) links.push({ label, to: address, ...(place === 'bar' && { hint }) })
    if (at >= 0 && !lists.includes(id)) links.splice(at, 1)
  }
  await content.save(menuFile, form)
}

function listsOf({ bar = [], panel = [], footer = [] }: Partial<Menu>) {
  const inGroups = (place: string, groups: Group[]) =>
    groups.map(({ heading, links }, index) => ({ id: `${place}.${index}`, place, heading, links }))
  return [{ id: 'bar', place: 'bar', heading: '', links: bar }, ...inGroups('panel', panel), ...inGroups('footer', footer)]
}
