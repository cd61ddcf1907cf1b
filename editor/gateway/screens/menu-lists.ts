import { parseContentFile } from '../../../authoring/content/parse-content.ts'
import type { LabelBook } from '../../../authoring/fields/labels.ts'
import { fillOwnerFacts } from '../../../src/config/owner-facts.ts'

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

export interface Menu {
  bar: Link[]
  panel: Group[]
  footer: Group[]
}

/** A list of links that can contain a page: the bar, a group of the phone menu, a column of the footer. */
export interface MenuList {
  id: string
  name: string
  isIn: boolean
}

/** The lists of the menu file, and whether each contains this page. */
export function menuLists(root: string, book: LabelBook, address: string): MenuList[] {
  const menu = parseContentFile(root, menuFile) as Partial<Menu> | undefined
  return listsOf(menu ?? {}).map(({ id, place, heading, links }) => ({
    id,
    name: [book.field(['menu', place]).label, ...(heading ? [fillOwnerFacts(heading)] : [])].join(': '),
    isIn: links.some(({ to }) => to === address),
  }))
}

export function listsOf({ bar = [], panel = [], footer = [] }: Partial<Menu>) {
  const inGroups = (place: string, groups: Group[]) =>
    groups.map(({ heading, links }, index) => ({ id: `${place}.${index}`, place, heading, links }))
  return [{ id: 'bar', place: 'bar', heading: '', links: bar }, ...inGroups('panel', panel), ...inGroups('footer', footer)]
}
