// An address that names a disclosure (/win-english#path-2) opens it, and shows it once it has its full height, and the one that closes
// for it, which may be above it, has none.
async function openTarget(): Promise<void> {
  const target = document.getElementById(location.hash.slice(1))
  if (!(target instanceof HTMLDetailsElement) || target.open) return
  target.open = true
  await standStill(target)
  target.scrollIntoView()
}

/** Resolves once an element has stayed at its place in the page for a moment. Chromium does not list the transitions of ::details-content. */
async function standStill(element: Element): Promise<void> {
  const placeInPage = () => Math.round(element.getBoundingClientRect().top + scrollY)
  for (let last = Number.NaN, place = placeInPage(); place !== last; place = placeInPage()) {
    last = place
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 80)))
  }
}

addEventListener('hashchange', openTarget)
openTarget()
