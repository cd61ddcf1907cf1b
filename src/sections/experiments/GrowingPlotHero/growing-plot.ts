import { motionAllowed } from '@/browser/motion-allowed'

// The page shows the plot full. With motion it starts empty, and every feature that comes up to three quarters of the
// window's height builds its layer; going back takes it down again.
const line = 0.75

const plot = document.querySelector<HTMLElement>('[data-plot]')
const features = [...document.querySelectorAll('[data-builds]')]

if (plot && motionAllowed()) {
  const seen = new IntersectionObserver(
    () => {
      const built = features.filter((feature) => feature.getBoundingClientRect().top < innerHeight * line)
      plot.dataset['plot'] = String(built.length)
    },
    // Just beyond the line, so that a feature that has reached it is counted.
    { rootMargin: `0px 0px -${(1 - line) * 100}% 0px` },
  )
  for (const feature of features) seen.observe(feature)
} else if (plot) {
  plot.dataset['plot'] = 'full'
}
