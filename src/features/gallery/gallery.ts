import { closestTarget } from '#browser/closest-target.ts'
import texts from '#content/interface/gallery.json' with { type: 'json' }
import { retryImage } from './retry-image.ts'

// Tracks the load state of each gallery picture. The viewer's code loads only when the pointer enters a gallery, or on focus or click.

/** Tiles whose picture is being retried. */
const retrying = new WeakSet<HTMLElement>()

for (const tile of document.querySelectorAll<HTMLElement>('[data-gallery-tile]')) watchPicture(tile)

// Galleries are folded only on phones. Elsewhere CSS keeps them open; a browser without ::details-content needs this script.
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
      retry(tile)
      return
    }
    load().then(
      ({ openViewer }) => openViewer(gallery, tile),
      // Fallback if the viewer's code does not load: follow the tile's link to its picture, as without scripts.
      () => tile instanceof HTMLAnchorElement && location.assign(tile.href),
    )
  })
  // A tile whose picture failed has role=button, and the space bar presses buttons too.
  gallery.addEventListener('keydown', (event) => {
    const failed = event.key === ' ' && closestTarget(event, '[data-state=failed]')
    if (!failed) return
    event.preventDefault()
    retry(failed)
  })
}

/** Retries a failed picture. If it fails again, screen readers announce it. */
function retry(tile: HTMLElement): void {
  const image = tile.querySelector('img')
  if (!image) return
  announce(tile, '')
  retrying.add(tile)
  tile.dataset['state'] = 'loading'
  retryImage(image)
}

function announce(tile: HTMLElement, text: string): void {
  tile.closest('[data-gallery]')?.querySelector('[data-gallery-status]')?.replaceChildren(text)
}

function watchPicture(tile: HTMLElement): void {
  const image = tile.querySelector('img')
  if (!image) return
  const settle = () => {
    const loaded = image.naturalWidth > 0
    const state = loaded ? 'loaded' : 'failed'
    // The image can be complete before its load event fires: the second call is a no-op.
    if (tile.dataset['state'] === state) return
    tile.dataset['state'] = state
    const wasRetried = retrying.delete(tile)
    if (loaded) {
      tile.removeAttribute('role')
      return
    }
    tile.setAttribute('role', 'button')
    console.error(`Gallery picture did not load: ${image.currentSrc || image.src}`)
    if (wasRetried) announce(tile, texts.failed)
  }
  image.addEventListener('load', settle)
  image.addEventListener('error', settle)
  if (image.complete && image.currentSrc) settle()
  else tile.dataset['state'] = 'loading'
}
