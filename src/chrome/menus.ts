import { closestTarget } from '#browser/closest-target.ts'

// The browser opens, closes and light-dismisses the popovers by itself, also with scripts off.
// What is added here: the state for assistive technology, a page that stays still behind the phone panel, and arrow keys.

for (const button of document.querySelectorAll<HTMLButtonElement>('header button[popovertarget]')) {
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!menu) continue
  button.setAttribute('aria-expanded', 'false')
  // Before the browser opens it: styles that cannot tie the menu to its button put it there.
  button.addEventListener('click', () => {
    const start = document.documentElement.clientWidth - button.getBoundingClientRect().right
    menu.style.setProperty('--button-start', `${start}px`)
  })
  menu.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open'
    button.setAttribute('aria-expanded', String(open))
    const { labelOpen, labelClose } = button.dataset
    if (labelOpen && labelClose) button.setAttribute('aria-label', open ? labelClose : labelOpen)
    if (menu.hasAttribute('data-modal')) keepFocusInside(open, button, menu)
  })
  // On a phone turned sideways the styles may put an open panel away: then it must let go of the page, too.
  new ResizeObserver(() => {
    if (button.getAttribute('aria-expanded') === 'true' && menu.getClientRects().length === 0) menu.hidePopover()
  }).observe(document.documentElement)
  menu.addEventListener('click', (event) => {
    const link = closestTarget(event, 'a')
    if (!link) return
    menu.hidePopover()
    // The same page chosen again: no navigation happens, so go to its top as a new page would.
    if (link.pathname === location.pathname) scrollTo({ top: 0 })
  })
  menu.addEventListener('keydown', (event) => moveByArrows(event, menu))
}

function keepFocusInside(open: boolean, button: HTMLElement, menu: HTMLElement): void {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer, [data-skip], header [data-bar] > *, [data-floating]')) {
    if (!element.contains(button) && !element.contains(menu)) element.inert = open
  }
}

function moveByArrows(event: KeyboardEvent, menu: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.target instanceof HTMLInputElement) return
  const links = [...menu.querySelectorAll<HTMLElement>('a')]
  if (links.length === 0) return
  event.preventDefault()
  const next = (links.indexOf(document.activeElement as HTMLElement) + step + links.length) % links.length
  links[next]?.focus()
}
