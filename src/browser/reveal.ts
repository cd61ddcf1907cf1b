import { motionAllowed } from '#browser/motion-allowed.ts'

// Sections below the fold fade in once. This script hides them, not the styles: if it never runs, nothing is hidden.
// Sections on the first screen fade in by styles alone, on the home page (styles/reveal.css).
// The observer provides the positions: measuring the sections would force a layout before the first paint.
if (motionAllowed()) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const section = target as HTMLElement
        const waiting = section.dataset['reveal'] === 'waiting'
        if (!waiting && boundingClientRect.top >= innerHeight) section.dataset['reveal'] = 'waiting'
        else if (!waiting || isIntersecting) {
          if (waiting) section.dataset['reveal'] = 'shown'
          observer.unobserve(section)
        }
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  const begin = () => {
    for (const section of document.querySelectorAll('main[data-parts] > section ~ section')) observer.observe(section)
  }
  // A section that is not laid out yet (layouts/defer-layout.ts) would seem to be on the first screen.
  if ('layoutDeferred' in document.documentElement.dataset) addEventListener('layoutdone', begin, { once: true })
  else begin()
}
