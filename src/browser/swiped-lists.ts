// A list that overflows is focusable, so that it can be scrolled by keyboard. Where it fits, it is not a tab stop.
const watcher = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
})

for (const list of document.querySelectorAll('[data-swiped]')) watcher.observe(list)
