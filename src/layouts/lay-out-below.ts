const root = document.documentElement
const notYet = ':is(body > footer, main[data-parts] > section ~ section):not([data-laid-out])'

/** Where nothing is ever painted, as in a tab that is opened behind another one. */
const longestWait = 1000

/**
 * On a new arrival at the top of a page the first frame lays out the parts that are in the window alone (base.css), so that nothing below is
 * fetched before it, either. Once it was painted the others follow, a part in each frame. Pressing, scrolling or printing before that needs
 * true heights at once.
 * Not on a return to the middle of a page, nor on the way to a part of it, which need the height of all that is above; and not where
 * the browser would let the page slip under a visitor when something above grows (Safari up to 26).
 */
export function layOutBelow(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || !CSS.supports('overflow-anchor: auto') || visit?.type !== 'navigate') return
  root.dataset['arriving'] = ''
  for (const sign of ['pointerdown', 'keydown', 'scroll', 'beforeprint']) addEventListener(sign, layOutAll, { once: true, capture: true })
  addEventListener('load', () => setTimeout(layOutAll, longestWait), { once: true })
  requestAnimationFrame(layOutWindow)
}

function layOutWindow(): void {
  const main = document.querySelector('main')
  while (main && main.getBoundingClientRect().bottom < innerHeight && layOutNext());
  const painted = new PerformanceObserver(() => {
    painted.disconnect()
    layOutRest()
  })
  painted.observe({ type: 'paint', buffered: true })
}

function layOutRest(): void {
  requestAnimationFrame(() => setTimeout(layOutNext() ? layOutRest : layOutAll))
}

function layOutNext(): boolean {
  const next = document.querySelector<HTMLElement>(notYet)
  if (next) next.dataset['laidOut'] = ''
  return next !== null
}

function layOutAll(): void {
  if (!('arriving' in root.dataset)) return
  delete root.dataset['arriving']
  dispatchEvent(new Event('laidout'))
}
