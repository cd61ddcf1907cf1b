import { element } from '../bar/element.ts'
import { config, texts } from '../texts.ts'
import { type Screen, screens } from './screens.ts'

/** Under this name the browser holds which form was left. */
export const lastForm = 'win-last-form'
/** And that the list of what waits to be published is to open by itself. */
export const publishingWanted = 'win-publishing-wanted'

/** The form that was left, or the first list. */
export function formsAt(): string {
  return `/admin${sessionStorage.getItem(lastForm) ?? `#/collections/${config.collections[0]?.name}`}`
}

/** The ways to the screens beside the forms. */
export function deskLinks(current?: Screen): HTMLElement {
  return element(
    'nav',
    { className: 'win-desk-links', ariaLabel: texts.desk['nav'] ?? '' },
    ...screens.map((screen) =>
      element('a', { href: `/admin/desk/${screen}`, ariaCurrent: screen === current ? 'page' : null }, texts.desk[screen]),
    ),
  )
}
