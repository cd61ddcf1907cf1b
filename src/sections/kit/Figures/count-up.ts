import { motionAllowed } from '#browser/motion-allowed.ts'

// The final number is in the page; with scripts and motion it is counted up to, once, when it comes into view.
const durationMs = 1200

/** 12345 as 12,345. By hand: the first Intl.NumberFormat of a page holds up a slow phone for a tenth of a second. */
function withThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}

function countUp(element: HTMLElement, target: number): void {
  const start = performance.now()
  // Who listens hears the number itself, and not how it grows.
  element.role = 'img'
  element.ariaLabel = withThousands(target)
  function frame(now: number): void {
    const progress = Math.min((now - start) / durationMs, 1)
    element.textContent = withThousands(Math.round(target * (1 - (1 - progress) ** 3)))
    if (progress < 1) requestAnimationFrame(frame)
    else for (const name of ['role', 'aria-label']) element.removeAttribute(name)
  }
  requestAnimationFrame(frame)
}

if (motionAllowed()) {
  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue
      const element = entry.target as HTMLElement
      seen.unobserve(element)
      countUp(element, Number(element.dataset['count']))
    }
  })
  for (const element of document.querySelectorAll('[data-count]')) seen.observe(element)
}
