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

/** The frame around what stays, on the whole picture: along the way that is too long, from 0 to 1. */
export function frameAt(ratio: number, shape: string, at = 0.5) {
  const away = lost(ratio, shape) * 100
  const [near, stays] = [`${away * at}%`, `${100 - away}%`]
  return ratio < ratioOf(shape)
    ? { left: 0, top: near, width: '100%', height: stays }
    : { left: near, top: 0, width: stays, height: '100%' }
}
