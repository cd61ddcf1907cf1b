/** The place after or before `index` in a ring of `count`: after the last comes the first. */
export function stepInRing(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count
}

/** In a right-to-left page the next picture lies on the left, so the left arrow leads to it. */
export function stepOfKey(key: string): 1 | -1 | undefined {
  if (key === 'ArrowLeft') return 1
  if (key === 'ArrowRight') return -1
  return undefined
}
