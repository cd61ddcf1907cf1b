import { closestTarget } from '#browser/closest-target.ts'

// Wakes up a gallery: the state of each picture at once, the viewer's code only when a picture is near the pointer, focused or pressed.

for (const tile of document.querySelectorAll<HTMLElement>('[data-gallery-tile]')) watchPicture(tile)

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const load = () => import('./viewer.ts')
  gallery.addEventListener('pointerenter', load, { once: true })
  gallery.addEventListener('focusin', load, { once: true })
  gallery.addEventListener('click', (event) => {
    const tile = closestTarget(event, '[data-gallery-tile]')
    if (!tile || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    if (tile.dataset['state'] === 'failed') return
    load().then(
      ({ openViewer }) => openViewer(gallery, tile),
      // Without the viewer's code the tile is what it is without scripts: a link to its picture.
      () => tile instanceof HTMLAnchorElement && location.assign(tile.href),
    )
  })
}

function watchPicture(tile: HTMLElement): void {
  const image = tile.querySelector('img')
  if (!image) return
  const settle = () => {
    const loaded = image.naturalWidth > 0
    tile.dataset['state'] = loaded ? 'loaded' : 'failed'
    if (!loaded) console.error(`Gallery picture did not load: ${image.currentSrc || image.src}`)
  }
  if (image.complete && image.currentSrc) {
    settle()
    return
  }
  tile.dataset['state'] = 'loading'
  image.addEventListener('load', settle, { once: true })
  image.addEventListener('error', settle, { once: true })
}
