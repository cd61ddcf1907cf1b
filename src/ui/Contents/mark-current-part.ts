// Marks the part being read in the contents: the last one whose heading is in the upper third of the screen or above it.
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents]')]
const parts = links.map((link) => document.getElementById(link.hash.slice(1)))

function mark(): void {
  const line = innerHeight / 3
  const current = parts.reduce((last, part, index) => (part && part.getBoundingClientRect().top <= line ? index : last), -1)
  for (const [index, link] of links.entries()) {
    if (index === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

if (links.length > 0) {
  addEventListener('scroll', mark, { passive: true })
  mark()
}
