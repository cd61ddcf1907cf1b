/** Scroll containers: next to the preview the form, on phones the window. */
function scrolled(): Element[] {
  return [
    ...document.querySelectorAll('[class*="ControlPaneContainer"]'),
    ...(document.scrollingElement ? [document.scrollingElement] : []),
  ]
}

const intervalMs = 100
const maxWaitMs = 4_000

/** The first save of a new entry changes its address, and Decap renders the form again: restores the scroll position. */
export function restoreScroll(): void {
  const at = Math.max(...scrolled().map(({ scrollTop }) => scrollTop))
  if (at === 0) return
  const until = Date.now() + maxWaitMs
  const polling = setInterval(() => {
    const all = scrolled()
    const isReset = all.every(({ scrollTop }) => scrollTop === 0)
    const target = all.find(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight >= at)
    if (isReset && target) target.scrollTop = at
    if ((isReset && target) || Date.now() > until) clearInterval(polling)
  }, intervalMs)
}
