interface Size {
  width: number
  height: number
}

const phone = 360

/** The same shape, no wider than a phone. Without the site's styles a picture is as wide as its attributes say, and would push the page aside. */
export function onAnyPhone({ width, height }: Size): Size {
  if (width <= phone) return { width, height }
  const shape = height / width
  const candidates = Array.from({ length: phone / 2 }, (_, less) => phone - less)
  const misfit = (candidate: number) => Math.abs(Math.round(candidate * shape) / candidate - shape)
  const best = candidates.reduce((nearest, candidate) => (misfit(candidate) < misfit(nearest) ? candidate : nearest))
  return { width: best, height: Math.round(best * shape) }
}
