// On arrival the browser lays out what is near the first screen only (base.css, before-paint.js). The rest follows here: a section at
// a time when the browser is idle, or all of it as soon as something is pressed, because a way down the page needs true heights.
const page = document.documentElement
const below = [...document.querySelectorAll<HTMLElement>('main[data-parts] > section ~ section ~ section, [data-below]')]
const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50))

function layOutNext(): void {
  const section = below.shift()
  if (section) {
    section.style.contentVisibility = 'visible'
    whenIdle(layOutNext)
  } else layOutAll()
}

function layOutAll(): void {
  delete page.dataset['arriving']
}

if ('arriving' in page.dataset) {
  addEventListener('load', () => whenIdle(layOutNext))
  for (const sign of ['pointerdown', 'keydown', 'beforeprint']) addEventListener(sign, layOutAll, { once: true, capture: true })
}
