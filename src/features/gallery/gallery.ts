import { closestTarget } from '#browser/closest-target.ts'
import words from '#content/interface/gallery.json' with { type: 'json' }
import { loadAgain } from './load-again.ts'

// Wakes up a gallery: the state of each picture at once, the viewer's code only when a picture is near the pointer, focused or pressed.

for (const tile of document.querySelectorAll<HTMLElement>('[data-gallery-tile]')) watchPicture(tile)

// Only phones fold a gallery. Where the styles cannot hold it open, it is opened here.
if (!CSS.supports('selector(::details-content)') && matchMedia('(min-width: 40rem)').matches)
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('[data-gallery] > details')) folded.open = true

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const load = () => import('./viewer.ts')
  gallery.addEventListener('pointerenter', load, { once: true })
  gallery.addEventListener('focusin', load, { once: true })
  gallery.addEventListener('click', (event) => {
    const tile = closestTarget(event, '[data-gallery-tile]')
    if (!tile || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    if (tile.dataset['state'] === 'failed') {
      tryAgain(gallery, tile)
      return
    }
    load().then(
      ({ openViewer }) => openViewer(gallery, tile),
      // Without the viewer's code the tile is what it is without scripts: a link to its picture.
      () => tile instanceof HTMLAnchorElement && location.assign(tile.href),
    )
  })
  // A picture that did not come is a button, and buttons are pressed by the space bar, too.
  gallery.addEventListener('keydown', (event) => {
    const failed = event.key === ' ' && closestTarget(event, '[data-state=failed]')
    if (!failed) return
    event.preventDefault()
    tryAgain(gallery, failed)
  })
}

/** If it fails again, screen readers announce it. */
function tryAgain(gallery: HTMLElement, tile: HTMLElement): void {
  const image = tile.querySelector('img')
  const said = gallery.querySelector('[data-gallery-said]')
  if (!image || !said) return
  said.textContent = ''
  image.addEventListener('error', () => said.replaceChildren(words.failed), { once: true })
  tile.dataset['state'] = 'loading'
  loadAgain(image)
}

function watchPicture(tile: HTMLElement): void {
  const image = tile.querySelector('img')
  if (!image) return
  const settle = () => {
    const loaded = image.naturalWidth > 0
    const state = loaded ? 'loaded' : 'failed'
    // A picture can be complete a moment before its event says so.
    if (tile.dataset['state'] === state) return
    tile.dataset['state'] = state
    if (loaded) tile.removeAttribute('role')
    else tile.setAttribute('role', 'button')
    if (!loaded) console.error(`Gallery picture did not load: ${image.currentSrc || image.src}`)
  }
  image.addEventListener('load', settle)
  image.addEventListener('error', settle)
  if (image.complete && image.currentSrc) settle()
  else tile.dataset['state'] = 'loading'
}
