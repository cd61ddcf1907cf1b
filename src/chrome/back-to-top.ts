const threshold = 300 // px, from the specification
const button = document.querySelector('[data-back-to-top]')

function update(): void {
  button?.toggleAttribute('data-visible', scrollY > threshold)
}

// A restored or reloaded page may be scrolled already.
for (const type of ['scroll', 'pageshow']) addEventListener(type, update, { passive: true })
