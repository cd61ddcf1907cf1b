const width = 1600

/** Saves the visible pieces of the plot as a picture, with the current sky as background. */
export function savePicture(plot: HTMLElement): void {
  const images = [...plot.querySelectorAll('img')].filter(
    (image) => getComputedStyle(image.parentElement?.parentElement ?? image).opacity !== '0',
  )
  const [ground] = images
  if (!ground) return
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = (width * ground.naturalHeight) / ground.naturalWidth
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = getComputedStyle(plot.closest('[data-city]') ?? plot).backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (const image of images) pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  canvas.toBlob((picture) => {
    if (!picture) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(picture)
    link.download = 'win-city.png'
    link.click()
    URL.revokeObjectURL(link.href)
  })
}
