import texts from '#content/interface/messages.json' with { type: 'json' }
import { type LineIconName, lineIcons } from '#lib/line-icons.ts'
import { newTab } from '#lib/new-tab.ts'
import styles from './toast.module.css'

export interface Toast {
  kind: 'success' | 'error'
  message: string
  /** A link beside the message; opens in a new tab. */
  link?: { label: string; href: string }
  /** The element that was pressed last and may be pressed again: the page scrolls if the toast would cover it. */
  clearOf?: Element | null | undefined
}

const successMs = 8_000
const maxToasts = 3
/** Pixels between a toast and the element that it must not cover. */
const gap = 16

let region: HTMLElement | undefined

/**
 * Creates the container of the toasts. It is not a live region itself: each toast is one, and would be announced twice.
 * In the tab order, the toasts follow the element `after`.
 */
export function prepareToasts(after: Element = document.body.lastElementChild ?? document.body): HTMLElement {
  if (!region?.isConnected) {
    const place = element('section', 'region')
    // Labelled, and so a landmark, only while it has content.
    new MutationObserver(() => {
      if (place.hasChildNodes()) place.setAttribute('aria-label', texts.region)
      else place.removeAttribute('aria-label')
    }).observe(place, { childList: true })
    region = place
    if ('showPopover' in region) {
      after.after(region)
      // In the top layer: above the floating buttons, whatever the page's stacking contexts.
      region.popover = 'manual'
      region.showPopover()
    } else {
      // Without a top layer (iOS 16): at the end of the page, outside any section's stacking context.
      document.body.append(region)
    }
  }
  return region
}

/** A success disappears on its own, but not while hovered or focused. An error stays until it is closed. */
export function showToast({ kind, message, link, clearOf }: Toast): void {
  const place = prepareToasts()
  const toast = element('div', kind, { role: kind === 'error' ? 'alert' : 'status' })
  const text = element('p', 'message')
  toast.append(drawing(kind === 'error' ? 'alert' : 'check'), text)
  if (link) toast.append(chatLink(link))
  const close = closer(toast)
  toast.append(closeButton(close))
  toast.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  if (kind === 'success') removeLater(toast)
  while (place.childElementCount >= maxToasts) place.firstElementChild?.remove()
  place.append(toast)
  // Screen readers announce text that is added to an existing live region.
  requestAnimationFrame(() => {
    text.textContent = message
    if (clearOf) uncover(clearOf, toast, place)
  })
}

function uncover(covered: Element, toast: HTMLElement, place: HTMLElement): void {
  const { left, right } = toast.getBoundingClientRect()
  // Measures the container, because the toast is still animating in.
  const { top, bottom } = place.getBoundingClientRect()
  const under = covered.getBoundingClientRect()
  if (under.bottom <= top || under.top >= bottom || under.right <= left || under.left >= right) return
  const isHigh = top < innerHeight - bottom
  scrollBy({ top: isHigh ? under.top - bottom - gap : under.bottom - top + gap })
}

/** Closing a toast by keyboard returns the focus to where it was before. */
function closer(toast: HTMLElement): () => void {
  let cameFrom: EventTarget | null = null
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (!toast.contains(relatedTarget as Node | null)) cameFrom = relatedTarget
  })
  return () => {
    const hadFocus = toast.contains(document.activeElement)
    toast.remove()
    if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true })
  }
}

export function dismissToasts(): void {
  region?.replaceChildren()
}

function removeLater(toast: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    if (!toast.matches(':hover, :focus-within')) timer = setTimeout(() => toast.remove(), successMs)
  }
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, () => clearTimeout(timer))
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, start)
  start()
}

function chatLink({ label, href }: { label: string; href: string }): HTMLElement {
  const link = element('a', 'link', { href, ...newTab(href) })
  link.append(drawing('chat'), label)
  return link
}

function closeButton(close: () => void): HTMLElement {
  const button = element('button', 'close', { type: 'button', 'aria-label': texts.closeToast })
  button.append(drawing('close'))
  button.addEventListener('click', close)
  return button
}

function drawing(name: LineIconName): HTMLElement {
  const icon = element('span', 'icon', { 'aria-hidden': 'true' })
  icon.innerHTML = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square"><path d="${lineIcons[name]}"/></svg>`
  return icon
}

function element(tag: string, style: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(tag)
  made.className = styles[style] ?? ''
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
