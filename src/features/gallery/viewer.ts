import { closestTarget } from '#browser/closest-target.ts'
import { motionAllowed } from '#browser/motion-allowed.ts'
import texts from '#content/interface/gallery.json' with { type: 'json' }
import samples from '#content/interface/samples.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import button from '#ui/Button/Button.module.css'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import { retryImage } from './retry-image.ts'
import { stepInRing, stepOfKey } from './ring.ts'

interface Parts {
  dialog: HTMLDialogElement
  strip: HTMLElement
  count: HTMLElement
}

const viewers = new WeakMap<HTMLElement, Parts>()
let index = 0
let opener: HTMLElement | undefined

/**
 * Opens the gallery's viewer at `tile`.
 * Does not use `showModal`, which makes the whole page inert before the first picture is painted: a quarter of a second on a slow phone.
 * Here the picture is painted first; right after, its neighbours are laid out and the page becomes inert.
 */
export function openViewer(gallery: HTMLElement, tile: HTMLElement): void {
  const tiles = [...gallery.querySelectorAll<HTMLElement>('[data-gallery-tile]')]
  const parts = viewers.get(gallery) ?? prepare(gallery, tiles)
  // A second press while the viewer's code was loading is a no-op.
  if (!parts || parts.dialog.open) return
  opener = tile
  parts.dialog.dataset['opening'] = ''
  parts.dialog.show()
  document.documentElement.dataset['viewing'] = ''
  // The browser's Back button closes the viewer and stays on the page.
  history.pushState({ viewer: true }, '')
  show(parts, tiles.indexOf(tile), 'instant')
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete parts.dialog.dataset['opening']
      setPageInert(parts.dialog, parts.dialog.open)
    }),
  )
}

function close(dialog: HTMLDialogElement): void {
  setPageInert(dialog, false)
  dialog.close()
  opener?.focus({ preventScroll: true })
}

function setPageInert(dialog: HTMLDialogElement, inert: boolean): void {
  for (const part of document.body.children) if (part !== dialog) part.toggleAttribute('inert', inert)
}

/** Moves the viewer out of the page that it covers, and fills it. Runs once per gallery. */
function prepare(gallery: HTMLElement, tiles: HTMLElement[]): Parts | undefined {
  const parts = partsOf(gallery)
  if (!parts) return
  document.body.append(parts.dialog)
  fill(parts, tiles)
  viewers.set(gallery, parts)
  return parts
}

function partsOf(gallery: HTMLElement): Parts | undefined {
  const dialog = gallery.querySelector<HTMLDialogElement>('[data-viewer]')
  const strip = dialog?.querySelector<HTMLElement>('[data-viewer-strip]')
  const count = dialog?.querySelector<HTMLElement>('[data-viewer-count]')
  return dialog && strip && count ? { dialog, strip, count } : undefined
}

/** Adds one slide per tile, with a copy of the tile's picture and a caption, and the listeners to move and to close. */
function fill(parts: Parts, tiles: HTMLElement[]): void {
  const { dialog, strip } = parts
  strip.replaceChildren(...tiles.map(slideOf))
  // A scrollable element must be reachable by keyboard.
  strip.tabIndex = 0

  for (const button of dialog.querySelectorAll<HTMLElement>('[data-viewer-step]')) {
    button.addEventListener('click', () => move(parts, Number(button.dataset['viewerStep']) as 1 | -1))
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close(dialog)
    const step = stepOfKey(event.key)
    if (!step) return
    event.preventDefault()
    move(parts, step)
  })
  dialog.addEventListener('click', (event) => {
    if (closestTarget(event, '[data-viewer-close]') || !closestTarget(event, 'img, button, figcaption')) close(dialog)
  })
  strip.addEventListener('dblclick', (event) => closestTarget(event, 'li')?.toggleAttribute('data-zoomed'))
  // Swipes scroll the strip natively; the count is updated when scrolling ends.
  onScrollEnd(strip, () => settle(parts))
  dialog.addEventListener('close', () => {
    delete document.documentElement.dataset['viewing']
    if (history.state?.viewer) history.back()
  })
  addEventListener('popstate', () => {
    if (dialog.open) close(dialog)
  })
}

/** Calls `react` when scrolling ends. Older Safari has no `scrollend`, so there the `scroll` event is debounced. */
function onScrollEnd(strip: HTMLElement, react: () => void): void {
  if ('onscrollend' in window) {
    strip.addEventListener('scrollend', react)
    return
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  strip.addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(react, 120)
  })
}

/** Visually hidden text: the picture's description, announced together with its number. */
function visuallyHidden(text: string | null | undefined): HTMLElement {
  const span = document.createElement('span')
  span.className = visually.hidden ?? ''
  span.textContent = text ? `: ${text}` : ''
  return span
}

function slideOf(tile: HTMLElement): HTMLElement {
  const slide = document.createElement('li')
  const figure = document.createElement('figure')
  const picture = tile.querySelector('picture')?.cloneNode(true) as HTMLElement
  for (const source of picture.querySelectorAll('source')) source.sizes = '100vw'
  const caption = document.createElement('figcaption')
  // Screen readers already get this from the picture's alternative text.
  caption.ariaHidden = 'true'
  caption.textContent = [picture.querySelector('img')?.alt, 'illustration' in picture.dataset && samples.illustration]
    .filter(Boolean)
    .join(' · ')
  figure.append(picture, caption)
  watchPicture(picture, caption)
  slide.append(figure)
  return slide
}

/** Replaces a picture that fails to load with a message and a retry button. */
function watchPicture(picture: HTMLElement, caption: HTMLElement): void {
  const image = picture.querySelector('img')
  if (!image) return
  const message = document.createElement('p')
  message.role = 'status'
  const again = document.createElement('button')
  again.type = 'button'
  again.className = `${button.button} ${button.small}`
  again.textContent = texts.again
  const failure = document.createElement('div')
  failure.append(message, again)
  image.addEventListener('error', () => {
    console.error(`Gallery picture did not load: ${image.currentSrc || image.src}`)
    picture.hidden = true
    picture.after(failure)
    message.textContent = texts.failed
    // The caption is now the only description of the picture.
    caption.removeAttribute('aria-hidden')
  })
  image.addEventListener('load', () => {
    if (!picture.hidden) return
    const hadFocus = failure.contains(document.activeElement)
    picture.hidden = false
    caption.ariaHidden = 'true'
    failure.remove()
    if (hadFocus) picture.closest<HTMLElement>('[data-viewer-strip]')?.focus({ preventScroll: true })
  })
  again.addEventListener('click', () => {
    message.textContent = ''
    retryImage(image)
  })
}

function move(parts: Parts, step: 1 | -1): void {
  const next = stepInRing(index, step, parts.strip.children.length)
  // Wrapping around jumps: a smooth scroll would run past every picture.
  show(parts, next, Math.abs(next - index) === 1 && motionAllowed() ? 'smooth' : 'instant')
}

function show(parts: Parts, next: number, behavior: ScrollBehavior): void {
  index = next
  parts.strip.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior })
  describe(parts)
}

function settle(parts: Parts): void {
  // In a right-to-left strip, scrollLeft is 0 at the first slide and negative after it.
  index = Math.round(Math.abs(parts.strip.scrollLeft) / parts.strip.clientWidth)
  describe(parts)
}

function describe({ strip, count }: Parts): void {
  const total = strip.children.length
  count.replaceChildren(
    interpolate(texts.position, { n: index + 1, total }),
    visuallyHidden(strip.children[index]?.querySelector('figcaption')?.textContent),
  )
  for (const near of [index, stepInRing(index, 1, total), stepInRing(index, -1, total)]) {
    const image = strip.children[near]?.querySelector('img')
    if (image) image.loading = 'eager'
  }
  for (const [place, slide] of [...strip.children].entries()) {
    slide.toggleAttribute('inert', place !== index)
    if (place !== index) slide.removeAttribute('data-zoomed')
  }
}
