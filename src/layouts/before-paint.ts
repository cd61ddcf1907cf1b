// Runs inline in the head of every page, before anything is painted (integrations/before-paint.ts bundles it; its hash is in the policy):
// the visitor's display choices and the day must not flash.
import { askedDay } from '@/browser/shown-day'
import { showDay } from '@/features/camps/state/show-day'

const { dataset } = document.documentElement
dataset['scripted'] = ''

try {
  Object.assign(dataset, JSON.parse(localStorage.getItem('win-display') || '{}'))
} catch {
  // Storage is blocked or its value is not ours: the page shows itself as the device asks.
}

// A new arrival at the top of a page; not a return to the middle of it, which needs the true height of all that is above,
// and not where the browser would let the page slip under a visitor when something above grows (Safari up to 26).
// What is below the first screen is left out of the first frame ("first") and waits until it is near in those after it ("").
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (!location.hash && CSS.supports('overflow-anchor: auto') && visit?.type === 'navigate') {
  dataset['arriving'] = 'first'
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (dataset['arriving']) dataset['arriving'] = ''
    }),
  )
}

// As the page arrives: what the parser adds is seen here before it is painted, also in the middle of a part.
const arriving = new MutationObserver(showDay)
arriving.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => {
  showDay()
  arriving.disconnect()
})
// A page that was left open over midnight.
document.addEventListener('visibilitychange', showDay)

// Styles show the line that says so (chrome/OtherDay).
if (askedDay()) dataset['otherDay'] = ''
