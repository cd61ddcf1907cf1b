import { element } from '../dialogs/dom.ts'
import { config, texts } from '../session/texts.ts'
import { type Screen, screens } from './screens.ts'

/** Session storage key of the last open form. */
export const lastForm = 'win-last-form'
/** Session storage key: the publishing dialog should open by itself. */
export const publishingRequested = 'win-publishing-requested'

/** The last open form, or the first list. */
export function formsAddress(): string {
  return `/admin${sessionStorage.getItem(lastForm) ?? `#/collections/${config.collections[0]?.name}`}`
}

/** Links to the screens. */
export function screenLinks(current?: Screen): HTMLElement {
  return element(
    'nav',
    { className: 'win-screen-links', ariaLabel: texts.screens['nav'] ?? '' },
    ...screens.map((screen) =>
      element('a', { href: `/admin/screens/${screen}`, ariaCurrent: screen === current ? 'page' : null }, texts.screens[screen]),
    ),
  )
}
