import { closestTarget } from '#browser/closest-target.ts'

// The browser opens, closes and light-dismisses the popovers, also without scripts.
// This adds state for assistive technology, focus handling (some engines do not move the focus when a panel is opened by pointer),
// keys, and an inert page behind the phone panel.
//
// data-menu: a list of entries. The arrow keys move in it, and Tab leaves it. data-modal: the rest of the page is inert.

for (const button of document.querySelectorAll<HTMLButtonElement>('header button[popovertarget]')) {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!panel) continue
  const isMenu = panel.hasAttribute('data-menu')
  const isModal = panel.hasAttribute('data-modal')
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const leave = () => {
    panel.hidePopover()
    // The toggle event fires a moment later; a key pressed before that would still find the menu open.
    button.setAttribute('aria-expanded', 'false')
    button.focus({ preventScroll: true })
  }

  button.setAttribute('aria-expanded', 'false')
  // Runs before the browser opens the panel: gives its position to browsers without anchor positioning.
  button.addEventListener('click', () => {
    const start = document.documentElement.clientWidth - button.getBoundingClientRect().right
    panel.style.setProperty('--button-start', `${start}px`)
  })
  panel.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open'
    button.setAttribute('aria-expanded', String(open))
    const { labelOpen, labelClose } = button.dataset
    if (labelOpen && labelClose) button.setAttribute('aria-label', open ? labelClose : labelOpen)
    if (isModal) trapFocus(open, button, panel)
    if (open) panel.querySelector<HTMLElement>('a, input:checked')?.focus({ preventScroll: true })
  })
  // When a phone is rotated, styles may hide an open panel: close it, or the page would stay inert.
  new ResizeObserver(() => {
    if (isOpen() && panel.getClientRects().length === 0) panel.hidePopover()
  }).observe(document.documentElement)
  panel.addEventListener('click', (event) => {
    const link = closestTarget(event, 'a')
    if (!link) return
    panel.hidePopover()
    // A link to the current page does not navigate, so scroll to the top as a new page would.
    if (link.pathname === location.pathname) scrollTo({ top: 0 })
  })
  button.addEventListener('keydown', (event) => {
    if (!isMenu || event.key !== 'ArrowDown' || isOpen()) return
    event.preventDefault()
    button.click()
  })
  panel.addEventListener('keydown', (event) => {
    // Once the button has the focus, the browser finds the next tab stop.
    if (event.key === 'Escape' || (isMenu && event.key === 'Tab')) leave()
    else if (isMenu || isModal) moveAmongLinks(event, panel)
  })
  // The panel must not cover the focused element.
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== button && !panel.contains(relatedTarget)) panel.hidePopover()
  })
}

function trapFocus(open: boolean, button: HTMLElement, panel: HTMLElement): void {
  for (const element of document.querySelectorAll<HTMLElement>('body > :not(header), header [data-bar] > *')) {
    if (!element.contains(button) && !element.contains(panel)) element.inert = open
  }
}

function moveAmongLinks(event: KeyboardEvent, panel: HTMLElement): void {
  const links = [...panel.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  links[(next + links.length) % links.length]?.focus()
}
