/** False when the device or the visitor's display choice asks for stillness. */
export function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && document.documentElement.dataset['motion'] !== 'still'
}
