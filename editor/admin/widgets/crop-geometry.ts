/** The part of a picture that is cropped if it covers a frame of another shape, from 0 to 1. */
export function croppedShare(ratio: number, shape: string): number {
  const place = ratioOf(shape)
  return 1 - Math.min(ratio, place) / Math.max(ratio, place)
}

/** Parses `3 / 2`, as in CSS `aspect-ratio`, with or without a position. */
export function ratioOf(shape: string): number {
  const [width = 1, height = 1] = shape.split('/').map(Number.parseFloat)
  return width / height
}

/** The position in `2 / 1 at 0.7`, from 0 to 1; the middle if there is none. */
function positionOf(shape: string): number {
  return Number(shape.split(' at ')[1] ?? 0.5)
}

/** Position of the crop frame on the whole picture, in CSS. `at` moves it along the longer axis, from 0 to 1. */
export function cropFrame(ratio: number, shape: string, at = positionOf(shape)) {
  const cropped = croppedShare(ratio, shape) * 100
  const [offset, size] = [`${cropped * at}%`, `${100 - cropped}%`]
  return ratio < ratioOf(shape)
    ? { left: 0, top: offset, width: '100%', height: size }
    : { left: offset, top: 0, width: size, height: '100%' }
}
