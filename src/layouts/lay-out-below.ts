const root = document.documentElement
const notYet = ':is(body > footer, main[data-parts] > section ~ :is(section, div, article), [data-below]):not([data-laid-out])'

/** After the text is there: where nothing is ever painted, as in a tab that is opened behind another one, or a file never comes. */
const longestWait = 2000

/**
 * On a new arrival at the top of a page only those parts are laid out (base.css) that begin in the window, so that nothing below is fetched
 * beside what is seen first. Once that has come and was painted the others follow, a part in each frame. Pressing, scrolling or printing
 * before that needs true heights at once.
 * Not on a return to the middle of a page, nor on the way to a part of it, which need the height of all that is above; and not where
 * the browser would let the page slip under a visitor when something above grows (Safari up to 26).
 */
export function layOutBelow(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || !CSS.supports('overflow-anchor: auto') || visit?.type !== 'navigate') return
  root.dataset['arriving'] = ''
  // A screen reader presses and goes on without a pointer or a key.
  for (const sign of ['pointerdown', 'keydown', 'click', 'focusin', 'scroll', 'beforeprint'])
    addEventListener(sign, layOutAll, { once: true, capture: true })
  document.addEventListener('readystatechange', () => setTimeout(layOutAll, longestWait), { once: true })
  requestAnimationFrame(layOutWindow)
  const loaded = new Promise((done) => addEventListener('load', done, { once: true }))
  const painted = new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
  void Promise.all([loaded, painted]).then(layOutRest)
}

/** Parts come while the page is parsed: before each frame, those that it will show. */
function layOutWindow(): void {
  const main = document.querySelector('main')
  while (main && main.getBoundingClientRect().bottom < innerHeight && layOutNext());
  if (document.readyState === 'loading') requestAnimationFrame(layOutWindow)
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
