/** Asks for a picture that did not come once more. Its own `load` or `error` event says how that went. */
export function loadAgain(image: HTMLImageElement): void {
  image.loading = 'eager'
  image.setAttribute('src', image.src)
}
