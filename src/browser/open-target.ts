// Opens a disclosure that the address names (/win-english#path-2). Scrolls to it only once the layout has settled: opening it may close
// another one above it.
async function openTarget(): Promise<void> {
  const target = document.getElementById(location.hash.slice(1))
  if (!(target instanceof HTMLDetailsElement) || target.open) return
  target.open = true
  await untilSettled(target)
  target.scrollIntoView()
}

/** Resolves once the element has stopped moving. Polls, because Chromium does not list the transitions of ::details-content. */
async function untilSettled(element: Element): Promise<void> {
  const placeInPage = () => Math.round(element.getBoundingClientRect().top + scrollY)
  for (let last = Number.NaN, place = placeInPage(); place !== last; place = placeInPage()) {
    last = place
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 80)))
  }
}

addEventListener('hashchange', openTarget)
openTarget()
