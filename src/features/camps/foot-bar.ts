// The bar at the foot of a phone's screen is there only while nothing else on the screen does what it does: no button of the page to
// sign up, no form being filled in, and not the footer.
const bar = document.querySelector<HTMLElement>('[data-foot-bar]')
const inView = new Set<Element>()

const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inView.add(target)
    else inView.delete(target)
  }
  bar?.toggleAttribute('data-shown', inView.size === 0)
  makeRoom()
})

/** What floats stands above the bar (ui/MarginTab, browser/toast). */
function makeRoom(): void {
  const height = bar?.hasAttribute('data-shown') ? bar.offsetHeight : 0
  document.documentElement.style.setProperty('--foot-bar', `${height}px`)
}

for (const element of document.querySelectorAll('[data-own-action], form, body > footer')) watch.observe(element)
if (bar) new ResizeObserver(makeRoom).observe(bar)
