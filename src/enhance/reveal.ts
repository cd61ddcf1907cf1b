import { motionAllowed } from './motion-allowed'

// Sections below the fold fade in once. They are hidden here, not in the styles: if this script never runs, nothing is hidden.
if (motionAllowed()) {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue
        ;(entry.target as HTMLElement).dataset['reveal'] = 'shown'
        seen.unobserve(entry.target)
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  // All places are read before the first is changed: one layout, not one for each section.
  const sections = [...document.querySelectorAll<HTMLElement>('main > [data-reveal]')]
  for (const section of sections.filter((one) => one.getBoundingClientRect().top >= innerHeight)) {
    section.dataset['reveal'] = 'waiting'
    seen.observe(section)
  }
}
