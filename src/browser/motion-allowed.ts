/** False if the device or the visitor's display settings ask for reduced motion. */
export function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && document.documentElement.dataset['motion'] !== 'still'
}
