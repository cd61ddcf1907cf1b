/** Retries an image that failed to load. Its `load` or `error` event reports the result. */
export function retryImage(image: HTMLImageElement): void {
  image.loading = 'eager'
  image.setAttribute('src', image.src)
}
