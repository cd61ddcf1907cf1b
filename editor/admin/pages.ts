import { element } from './bar/element.ts'
import { ask } from './gateway.ts'

/** The pages of the site, asked for once: buttons choose from them, and the fields of the menu suggest them (names.ts). */
export const pages = await ask<{ value: string; label: string }[]>('pages')

export const pagesList = 'win-pages'

export function offerPages(): void {
  document.body.append(element('datalist', { id: pagesList }, ...pages.map(({ value, label }) => element('option', { value, label }))))
}
