import { element } from '../bar/element.ts'
import { config, texts } from '../texts.ts'
import { type Screen, screens } from './screens.ts'

/** Session storage key of the last open form. */
export const lastForm = 'win-last-form'
/** Session storage key: the publishing dialog should open by itself. */
export const publishingWanted = 'win-publishing-wanted'

/** The last open form, or the first list. */
export function formsAt(): string {
  return `/admin${sessionStorage.getItem(lastForm) ?? `#/collections/${config.collections[0]?.name}`}`
}

/** Links to the desk screens. */
export function deskLinks(current?: Screen): HTMLElement {
  return element(
    'nav',
    { className: 'win-desk-links', ariaLabel: texts.desk['nav'] ?? '' },
    ...screens.map((screen) =>
      element('a', { href: `/admin/desk/${screen}`, ariaCurrent: screen === current ? 'page' : null }, texts.desk[screen]),
    ),
  )
}
