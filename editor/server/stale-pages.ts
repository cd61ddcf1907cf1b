/** Tracks which pages of the preview are older than the content. */
export interface StalePages {
  /** The content has changed: all served pages are outdated. */
  contentChanged(): void
  /** A page was requested. */
  requested(address: string): void
  isStale(address: string): boolean
}

/**
 * The dev server notifies open pages of content changes, but a page that is still loading misses the message and stays outdated. This
 * counts the changes, and remembers the count at each request.
 */
export function stalePages(): StalePages {
  let count = 0
  const served = new Map<string, number>()
  return {
    contentChanged() {
      count += 1
    },
    requested(address) {
      served.set(address, count)
    },
    isStale: (address) => (served.get(address) ?? count) < count,
  }
}
