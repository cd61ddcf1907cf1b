const root = document.documentElement
const below = ':is(body > footer, main[data-parts] > section ~ section ~ section):not([data-laid-out])'

/**
 * On a new arrival at the top of a page the first frame leaves out what is below the first screens (base.css). The frames after it lay it
 * out, a part in each. Pressing, scrolling or printing before that needs true heights at once.
 * Not on a return to the middle of a page, nor on the way to a part of it, which need the height of all that is above; and not where
 * the browser would let the page slip under a visitor when something above grows (Safari up to 26).
 */
export function layOutBelow(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || !CSS.supports('overflow-anchor: auto') || visit?.type !== 'navigate') return
  root.dataset['arriving'] = ''
  for (const sign of ['pointerdown', 'keydown', 'scroll', 'beforeprint', 'load'])
    addEventListener(sign, layOutAll, { once: true, capture: true })
  afterFrame(layOutNext)
}

function layOutNext(): void {
  if (!('arriving' in root.dataset)) return
  const next = document.querySelector<HTMLElement>(below)
  if (next) next.dataset['laidOut'] = ''
  if (next) afterFrame(layOutNext)
  else layOutAll()
}

function layOutAll(): void {
  delete root.dataset['arriving']
}

function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
