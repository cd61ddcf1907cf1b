/** A small seeded random generator, so that the same seed always gives the same picture. */
export function seededRandom(seed: number): () => number {
  let s = (seed * 2654435761) >>> 0 || 1
  return () => {
    s ^= s << 13
    s >>>= 0
    s ^= s >>> 17
    s ^= s << 5
    s >>>= 0
    return s / 4294967296
  }
}

export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  const n = list.length
  return list[((Math.floor(index) % n) + n) % n] ?? list[0]
}
