// On arrival the browser lays out what is near the first screen only (base.css, before-paint.js). The rest follows here: a section at
// a time when the browser is idle, or all of it as soon as something is pressed, because a way down the page needs true heights.
const page = document.documentElement
const below = [...document.querySelectorAll<HTMLElement>('main[data-parts] > section ~ section ~ section, [data-below]')]
const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50))

function layOutNext(): void {
  const section = scrollY > 0 ? undefined : below.shift()
  if (section) {
    layOut(section)
    whenIdle(layOutNext)
  } else layOutAround()
}

function layOut(section: HTMLElement): void {
  section.style.contentVisibility = 'visible'
}

function layOutAll(): void {
  delete page.dataset['arriving']
}

/** Who is down the page by now, by a script or by a wheel, came there by heights that were not true: what is seen there stays there. */
function layOutAround(): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 3)
  const top = () => seen?.getBoundingClientRect().top ?? 0
  const before = top()
  below.forEach(layOut)
  const by = top() - before
  if (by) scrollBy({ top: by, behavior: 'instant' })
  layOutAll()
}

if ('arriving' in page.dataset) {
  addEventListener('load', () => whenIdle(layOutNext))
  for (const sign of ['pointerdown', 'keydown', 'beforeprint']) addEventListener(sign, layOutAll, { once: true, capture: true })
  addEventListener('scroll', layOutAround, { once: true })
}
