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
  for (const section of document.querySelectorAll<HTMLElement>('main > [data-reveal]')) {
    if (section.getBoundingClientRect().top < innerHeight) continue
    section.dataset['reveal'] = 'waiting'
    seen.observe(section)
  }
}
