/** Tracks which pages of the preview are older than the content. */
export interface News {
  /** The content has changed: all served pages are outdated. */
  tell(): void
  /** A page was requested. */
  serve(address: string): void
  isOld(address: string): boolean
}

/**
 * The dev server notifies open pages of content changes, but a page that is still loading misses the message and stays outdated. This
 * counts the changes, and remembers the count at each request.
 */
export function news(): News {
  let count = 0
  const served = new Map<string, number>()
  return {
    tell() {
      count += 1
    },
    serve(address) {
      served.set(address, count)
    },
    isOld: (address) => (served.get(address) ?? count) < count,
  }
}
