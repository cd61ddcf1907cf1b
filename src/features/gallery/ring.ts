/** Returns the next or previous index of `count` items, wrapping around at both ends. */
export function stepInRing(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count
}

/** The page is right-to-left: the next picture is on the left, so the left arrow key moves forward. */
export function stepOfKey(key: string): 1 | -1 | undefined {
  if (key === 'ArrowLeft') return 1
  if (key === 'ArrowRight') return -1
  return undefined
}
