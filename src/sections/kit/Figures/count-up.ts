import { motionAllowed } from '#browser/motion-allowed.ts'

// The page always contains the real figure. With scripts and motion, a visual-only number counts up to it once, when it comes into view.
const durationMs = 1200

/** Formats 12345 as 12,345 without Intl.NumberFormat, whose first use on a page blocks a slow phone for 100 ms. */
function withThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}

function countUp(figure: HTMLDataElement): void {
  const shown = document.createElement('span')
  shown.ariaHidden = 'true'
  // A frame's timestamp may be earlier than the call that requested it, so the count starts with the first frame's timestamp.
  let start: number | undefined
  function frame(now: number): void {
    start ??= now
    const progress = Math.min((now - start) / durationMs, 1)
    shown.textContent = withThousands(Math.round(Number(figure.value) * (1 - (1 - progress) ** 3)))
    if (progress < 1) {
      requestAnimationFrame(frame)
      return
    }
    shown.remove()
    figure.dataset['count'] = ''
  }
  requestAnimationFrame((now) => {
    frame(now)
    figure.after(shown)
    figure.dataset['count'] = 'running'
  })
}

if (motionAllowed()) {
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      countUp(target as HTMLDataElement)
    }
  })
  for (const figure of document.querySelectorAll('data[data-count]')) seen.observe(figure)
}
