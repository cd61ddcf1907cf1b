// Each picture of a gallery shows that it is loading, that it is there, or that it could not be loaded.
for (const tile of document.querySelectorAll<HTMLElement>('[data-tile]')) {
  const image = tile.querySelector('img')
  if (!image) continue
  const loaded = () => {
    tile.dataset['tile'] = 'loaded'
  }
  const failed = () => {
    tile.dataset['tile'] = 'failed'
    for (const words of tile.querySelectorAll('p')) words.hidden = false
    console.error(`Picture failed to load: ${image.currentSrc || image.src}`)
  }
  if (image.complete && image.naturalWidth > 0) loaded()
  else tile.dataset['tile'] = 'loading'
  image.addEventListener('load', loaded)
  image.addEventListener('error', failed)
}
