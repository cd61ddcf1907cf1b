import { motionAllowed } from '#browser/motion-allowed.ts'

/** Reports if motion is allowed, now and whenever the device's or the display panel's setting changes. Returns a stop function. */
export function watchMotion(report: (allowed: boolean) => void): () => void {
  const update = () => report(motionAllowed())
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  const panel = new MutationObserver(update)
  update()
  query.addEventListener('change', update)
  panel.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  return () => {
    query.removeEventListener('change', update)
    panel.disconnect()
  }
}
