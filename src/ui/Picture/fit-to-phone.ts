interface Size {
  width: number
  height: number
}

const phone = 360

/**
 * Returns a size of the same shape, no wider than a phone. Without the site's CSS a picture is as wide as its attributes and would widen
 * the page.
 */
export function fitToPhone({ width, height }: Size): Size {
  if (width <= phone) return { width, height }
  const shape = height / width
  const candidates = Array.from({ length: phone / 2 }, (_, less) => phone - less)
  const misfit = (candidate: number) => Math.abs(Math.round(candidate * shape) / candidate - shape)
  const best = candidates.reduce((nearest, candidate) => (misfit(candidate) < misfit(nearest) ? candidate : nearest))
  return { width: best, height: Math.round(best * shape) }
}
