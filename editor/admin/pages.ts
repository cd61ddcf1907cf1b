import { element } from './bar/element.ts'
import { ask } from './gateway.ts'

/** The pages of the site: buttons choose from them, and the fields of the menu suggest them (names.ts). */
export const pages: { value: string; label: string }[] = []

export const pagesList = 'win-pages'

const list = element('datalist', { id: pagesList })

/** Asked for at the beginning and after each save, which may have made a new one. */
export async function offerPages(): Promise<void> {
  const now = await ask<typeof pages>('pages')
  pages.splice(0, pages.length, ...now)
  list.replaceChildren(...pages.map(({ value, label }) => element('option', { value, label })))
  document.body.append(list)
}
