// The bar at the foot of a phone's screen is there only while nothing else on the screen does what it does: no button of the page to
// sign up, no form being filled in, and not the footer.
const bar = document.querySelector('[data-foot-bar]')
const inView = new Set<Element>()

const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inView.add(target)
    else inView.delete(target)
  }
  bar?.toggleAttribute('data-shown', inView.size === 0)
})

for (const element of document.querySelectorAll('[data-own-action], form, body > footer')) watch.observe(element)
