const root = document.documentElement
const notLaidOut = ':is(body > footer, main[data-parts] > section ~ :is(section, div, article), [data-below]):not([data-laid-out])'

/** Milliseconds after parsing: a fallback if nothing is ever painted, as in a background tab, or a file never arrives. */
const maxWaitMs = 2000

/**
 * On a new visit at the top of a page, lays out only the sections that begin in the window (base.css), so that nothing below is fetched
 * beside what is seen first. Once that is loaded and painted, the others follow, one per frame. Pressing, scrolling or printing before
 * that needs true heights at once.
 * Does nothing on a return to the middle of a page or on the way to a section, which need the height of everything above; nor in browsers
 * without scroll anchoring (Safari up to 26), where the page would shift under the visitor.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || !CSS.supports('overflow-anchor: auto') || visit?.type !== 'navigate') return
  root.dataset['layoutDeferred'] = ''
  // A screen reader activates and moves without pointer or key events: hence click and focusin.
  for (const type of ['pointerdown', 'keydown', 'click', 'focusin', 'scroll', 'beforeprint'])
    addEventListener(type, layOutAll, { once: true, capture: true })
  document.addEventListener('readystatechange', () => setTimeout(layOutAll, maxWaitMs), { once: true })
  requestAnimationFrame(layOutWindow)
  const loaded = new Promise((done) => addEventListener('load', done, { once: true }))
  const painted = new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
  void Promise.all([loaded, painted]).then(layOutRest)
}

/** Sections arrive during parsing: before each frame, lays out those that it will show. */
function layOutWindow(): void {
  const main = document.querySelector('main')
  while (main && main.getBoundingClientRect().bottom < innerHeight && layOutNext());
  if (document.readyState === 'loading') requestAnimationFrame(layOutWindow)
}

function layOutRest(): void {
  requestAnimationFrame(() => setTimeout(layOutNext() ? layOutRest : layOutAll))
}

function layOutNext(): boolean {
  const next = document.querySelector<HTMLElement>(notLaidOut)
  if (next) next.dataset['laidOut'] = ''
  return next !== null
}

function layOutAll(): void {
  if (!('layoutDeferred' in root.dataset)) return
  delete root.dataset['layoutDeferred']
  dispatchEvent(new Event('layoutdone'))
}
