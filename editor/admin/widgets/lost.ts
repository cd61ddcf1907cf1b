/** The part of a picture that is not seen where it fills a place of another shape, from 0 to 1. */
export function lost(ratio: number, shape: string): number {
  const place = ratioOf(shape)
  return 1 - Math.min(ratio, place) / Math.max(ratio, place)
}

/** `3 / 2`, as aspect-ratio says it. */
export function ratioOf(shape: string): number {
  const [width = 1, height = 1] = shape.split('/').map(Number)
  return width / height
}
