import { closestTarget } from '#browser/closest-target.ts'

// Opens and closes the bar's panels in browsers without popovers (iOS 16): `data-open` marks an open panel for the styles, and
// chrome/menus listens for the same `toggle` event.

if (!Reflect.has(HTMLElement.prototype, 'showPopover')) {
  HTMLElement.prototype.hidePopover = function () {
    setOpen(this, false)
  }
  document.addEventListener('click', (event) => {
    const button = closestTarget(event, 'button[popovertarget]')
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    for (const open of openPanels()) if (open !== panel && !open.contains(event.target as Node)) setOpen(open, false)
    if (panel) setOpen(panel, !panel.hasAttribute('data-open'))
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const panel of openPanels()) {
      setOpen(panel, false)
      document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus()
    }
  })
}

function openPanels(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[popover][data-open]')
}

function setOpen(panel: HTMLElement, open: boolean): void {
  panel.toggleAttribute('data-open', open)
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: open ? 'open' : 'closed' }))
}
