import { closestTarget } from '#browser/closest-target.ts'

// The browser opens, closes and light-dismisses the popovers by itself, also with scripts off.
// What is added here: the state for assistive technology, the focus (some engines leave it behind when a panel is opened by pointer),
// keys, and a page that stays still behind the phone panel.
//
// data-menu: a list of entries. The arrows move in it, and Tab leaves it. data-modal: the rest of the page waits.

for (const button of document.querySelectorAll<HTMLButtonElement>('header button[popovertarget]')) {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!panel) continue
  const isMenu = panel.hasAttribute('data-menu')
  const isModal = panel.hasAttribute('data-modal')
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const leave = () => {
    panel.hidePopover()
    // The event comes a moment later, and a key that is pressed before it would find the menu open.
    button.setAttribute('aria-expanded', 'false')
    button.focus({ preventScroll: true })
  }

  button.setAttribute('aria-expanded', 'false')
  // Before the browser opens it: styles that cannot tie the panel to its button put it there.
  button.addEventListener('click', () => {
    const start = document.documentElement.clientWidth - button.getBoundingClientRect().right
    panel.style.setProperty('--button-start', `${start}px`)
  })
  panel.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open'
    button.setAttribute('aria-expanded', String(open))
    const { labelOpen, labelClose } = button.dataset
    if (labelOpen && labelClose) button.setAttribute('aria-label', open ? labelClose : labelOpen)
    if (isModal) keepFocusInside(open, button, panel)
    if (open) panel.querySelector<HTMLElement>('a, input:checked')?.focus({ preventScroll: true })
  })
  // On a phone turned sideways the styles may put an open panel away: then it must let go of the page, too.
  new ResizeObserver(() => {
    if (isOpen() && panel.getClientRects().length === 0) panel.hidePopover()
  }).observe(document.documentElement)
  panel.addEventListener('click', (event) => {
    const link = closestTarget(event, 'a')
    if (!link) return
    panel.hidePopover()
    // The same page chosen again: no navigation happens, so go to its top as a new page would.
    if (link.pathname === location.pathname) scrollTo({ top: 0 })
  })
  button.addEventListener('keydown', (event) => {
    if (!isMenu || event.key !== 'ArrowDown' || isOpen()) return
    event.preventDefault()
    button.click()
  })
  panel.addEventListener('keydown', (event) => {
    // From its button, the browser finds the next tab stop on its own.
    if (event.key === 'Escape' || (isMenu && event.key === 'Tab')) leave()
    else if (isMenu || isModal) moveAmongLinks(event, panel)
  })
  // It must not lie over what has the focus.
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== button && !panel.contains(relatedTarget)) panel.hidePopover()
  })
}

function keepFocusInside(open: boolean, button: HTMLElement, panel: HTMLElement): void {
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
