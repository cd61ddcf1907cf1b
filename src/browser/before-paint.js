// Runs inline in the head, before anything is painted: the visitor's display choices must not flash.
// Kept as plain JavaScript because it is printed into every page as it is; its hash goes into the content policy.
document.documentElement.dataset.scripted = ''
try {
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem('win-display') || '{}'))
} catch {
  // Storage is blocked or its value is not ours: the page shows itself as the device asks.
}
// A new arrival at the top of a page; not a return to the middle of it, which needs the true height of all that is above,
// and not where the browser would let the page slip under a visitor when something above grows (Safari up to 26).
// What is below the first screen is left out of the first frame ("first") and waits until it is near in those after it ("").
if (!location.hash && CSS.supports('overflow-anchor: auto') && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  const { dataset } = document.documentElement
  dataset.arriving = 'first'
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (dataset.arriving) dataset.arriving = ''
    }),
  )
}
