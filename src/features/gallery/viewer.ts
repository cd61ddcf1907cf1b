import { motionAllowed } from '@/enhance/motion-allowed'
import { stepInRing, stepOfKey } from './ring'

interface Parts {
  dialog: HTMLDialogElement
  strip: HTMLElement
  count: HTMLElement
}

const filled = new WeakSet<HTMLDialogElement>()
let index = 0

/** Opens the gallery's viewer on `tile`. The platform keeps the focus inside, closes on Escape and gives the focus back. */
export function openViewer(gallery: HTMLElement, tile: HTMLElement): void {
  const parts = partsOf(gallery)
  if (!parts) return
  const tiles = [...gallery.querySelectorAll<HTMLElement>('[data-gallery-tile]')]
  if (!filled.has(parts.dialog)) fill(parts, tiles)
  parts.dialog.showModal()
  // The browser's Back closes the viewer and stays on the page.
  history.pushState({ viewer: true }, '')
  show(parts, tiles.indexOf(tile), 'instant')
}

function partsOf(gallery: HTMLElement): Parts | undefined {
  const dialog = gallery.querySelector<HTMLDialogElement>('[data-viewer]')
  const strip = dialog?.querySelector<HTMLElement>('[data-viewer-strip]')
  const count = dialog?.querySelector<HTMLElement>('[data-viewer-count]')
  return dialog && strip && count ? { dialog, strip, count } : undefined
}

/** One slide for each tile, made of the tile's own picture, with a caption; then the ways to move and to leave. */
function fill(parts: Parts, tiles: HTMLElement[]): void {
  const { dialog, strip } = parts
  filled.add(dialog)
  strip.replaceChildren(...tiles.map(slideOf))
  // What can be scrolled by touch can be reached by keyboard.
  strip.tabIndex = 0

  for (const button of dialog.querySelectorAll<HTMLElement>('[data-viewer-step]')) {
    button.addEventListener('click', () => move(parts, Number(button.dataset['viewerStep']) as 1 | -1))
  }
  dialog.addEventListener('keydown', (event) => {
    const step = stepOfKey(event.key)
    if (!step) return
    event.preventDefault()
    move(parts, step)
  })
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target.closest('[data-viewer-close]') || !target.closest('img, button, figcaption')) dialog.close()
  })
  strip.addEventListener('dblclick', (event) => (event.target as Element).closest('li')?.toggleAttribute('data-zoomed'))
  // A swipe scrolls the strip by itself; the count follows where it comes to rest.
  strip.addEventListener('scrollend', () => settle(parts))
  dialog.addEventListener('close', () => {
    if (history.state?.viewer) history.back()
  })
  addEventListener('popstate', () => dialog.close())
}

function slideOf(tile: HTMLElement): HTMLElement {
  const slide = document.createElement('li')
  const figure = document.createElement('figure')
  const picture = tile.querySelector('picture')?.cloneNode(true) as HTMLElement
  for (const source of picture.querySelectorAll('source')) source.sizes = '100vw'
  const caption = document.createElement('figcaption')
  // The picture's alternative text says the same to a screen reader.
  caption.ariaHidden = 'true'
  caption.textContent = picture.querySelector('img')?.alt ?? ''
  figure.append(picture, caption)
  slide.append(figure)
  return slide
}

function move(parts: Parts, step: 1 | -1): void {
  const next = stepInRing(index, step, parts.strip.children.length)
  // Round the end of the ring there is nothing to glide over.
  show(parts, next, Math.abs(next - index) === 1 && motionAllowed() ? 'smooth' : 'instant')
}

function show(parts: Parts, next: number, behavior: ScrollBehavior): void {
  index = next
  parts.strip.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior })
  describe(parts)
}

function settle(parts: Parts): void {
  // In a right-to-left strip the offset is zero at the first slide and falls below it.
  index = Math.round(Math.abs(parts.strip.scrollLeft) / parts.strip.clientWidth)
  describe(parts)
}

function describe({ strip, count }: Parts): void {
  const total = strip.children.length
  count.textContent = `תמונה ${index + 1} מתוך ${total}`
  for (const near of [index, stepInRing(index, 1, total), stepInRing(index, -1, total)]) {
    const image = strip.children[near]?.querySelector('img')
    if (image) image.loading = 'eager'
  }
  for (const [place, slide] of [...strip.children].entries()) {
    slide.toggleAttribute('inert', place !== index)
    if (place !== index) slide.removeAttribute('data-zoomed')
  }
}
