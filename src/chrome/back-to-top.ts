const threshold = 300 // px, from the specification

const button = document.querySelector<HTMLElement>('[data-back-to-top]')

function update(): void {
  button?.toggleAttribute('data-visible', scrollY > threshold)
}

addEventListener('scroll', update, { passive: true })
// Not at once: to ask for the place of the page before its first layout would force one.
addEventListener('load', update)
