/** What the preview has to know of the pages it was given: whether any of them is older than the content. */
export interface News {
  /** The pages that are there are not up to date any more. */
  tell(): void
  /** A page is on its way. */
  serve(address: string): void
  isOld(address: string): boolean
}

/**
 * The development server notifies open pages when their content changes, but a page that is still loading misses the message and stays out of date.
 * So it is counted how often there were news, and after how many of them each page was asked for.
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
