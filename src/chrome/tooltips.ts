// Styles show a tooltip after 300 ms of hover or focus; this only lets Escape hide it until the pointer or focus leaves.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  for (const host of document.querySelectorAll<HTMLElement>('[data-tooltip]:is(:hover, :focus-within)')) {
    host.dataset['tooltip'] = 'dismissed'
    const forget = () => {
      host.dataset['tooltip'] = ''
    }
    host.addEventListener('pointerleave', forget, { once: true })
    host.addEventListener('focusout', forget, { once: true })
  }
})
