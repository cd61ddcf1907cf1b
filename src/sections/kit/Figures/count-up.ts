import { motionAllowed } from '@/browser/motion-allowed'

// The figure itself is in the page and stays there. With scripts and motion, a number that only the eye sees counts up to it, once,
// when it comes into view.
const durationMs = 1200

/** 12345 as 12,345. By hand: the first Intl.NumberFormat of a page holds up a slow phone for a tenth of a second. */
function withThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}

function countUp(figure: HTMLDataElement): void {
  const shown = document.createElement('span')
  shown.ariaHidden = 'true'
  // A frame's time may lie before the moment in which it was asked for: the count begins with the first frame's own.
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
