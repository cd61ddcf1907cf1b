// A list that is swiped on a narrow screen can be scrolled by keyboard there; where it fits, it is no stop on the way.
const watcher = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
})

for (const list of document.querySelectorAll('[data-swiped]')) watcher.observe(list)
