const threshold = 300 // px, from the specification
const button = document.querySelector('[data-back-to-top]')

function update(): void {
  button?.toggleAttribute('data-visible', scrollY > threshold)
}

// A page that is shown again, or reloaded, may be down already.
for (const sign of ['scroll', 'pageshow']) addEventListener(sign, update, { passive: true })
