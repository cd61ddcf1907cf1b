/** What is scrolled: beside the page the form, on a phone the window. */
function scrolled(): Element[] {
  return [
    ...document.querySelectorAll('[class*="ControlPaneContainer"]'),
    ...(document.scrollingElement ? [document.scrollingElement] : []),
  ]
}

const step = 100
const longest = 4_000

/** The first save of something new gives it an address, and the form builder makes its form anew: it goes on where it was. */
export function stayInPlace(): void {
  const at = Math.max(...scrolled().map(({ scrollTop }) => scrollTop))
  if (at === 0) return
  const until = Date.now() + longest
  const waiting = setInterval(() => {
    const all = scrolled()
    const isAnew = all.every(({ scrollTop }) => scrollTop === 0)
    const room = all.find(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight >= at)
    if (isAnew && room) room.scrollTop = at
    if ((isAnew && room) || Date.now() > until) clearInterval(waiting)
  }, step)
}
