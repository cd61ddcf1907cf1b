import type { Data } from '../../../authoring/merge/plain-data.ts'
import type { ContentStore } from '../entries/content-store.ts'
import { listsOf, type Menu, menuFile } from './menu-lists.ts'

/** The menus that the owner chose for a page. */
export interface MenuChoice {
  address: string
  lists: string[]
  label: string
  /** Tooltip of the link in the bar. */
  hint: string
}

/** Adds a page to the chosen lists and removes it from the others. Existing entries stay unchanged. */
export async function chooseMenus(content: ContentStore, { address, lists, label, hint }: MenuChoice): Promise<void> {
  const form = await content.form(menuFile)
  for (const { id, place, links } of listsOf(form as Data & Partial<Menu>)) {
    const at = links.findIndex(({ to }) => to === address)
    if (at < 0 && lists.includes(id)) links.push({ label, to: address, ...(place === 'bar' && { hint }) })
    if (at >= 0 && !lists.includes(id)) links.splice(at, 1)
  }
  await content.save(menuFile, form)
}
