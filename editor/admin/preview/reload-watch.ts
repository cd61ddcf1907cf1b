/** How often a page that could not be rendered is requested again. */
const maxRetries = 3

interface PageState {
  /** The content has changed since the page was requested. */
  isStale: boolean
  /** The HTTP status of the page; 0 while it loads. */
  status: number
}

/**
 * Decides, once a second after a change, whether to reload the page. A page that was loading while the draft changed misses the update, and
 * a new page may have been requested too early, or rendered when the server had only a part of the change. Two looks in a row must agree,
 * because the page may be about to reload by itself.
 */
export function reloadWatch(): (page: PageState) => boolean {
  let wasBehind = false
  let retries = 0
  return ({ isStale, status }) => {
    const hasFailed = status >= 500 && retries < maxRetries
    const isBehind = isStale || hasFailed || status === 404
    const isDue = isBehind && wasBehind
    if (isDue && hasFailed) retries += 1
    wasBehind = isBehind && !wasBehind
    return isDue
  }
}
