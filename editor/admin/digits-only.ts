import { bar } from './bar/bar.ts'
import { texts } from './texts.ts'

/** Number fields silently drop letters: this says why. */
export function sayDigitsOnly(): void {
  document.addEventListener('beforeinput', (event) => {
    const { target, data, dataTransfer } = event
    const typed = data ?? dataTransfer?.getData('text/plain') ?? ''
    if (!(target instanceof HTMLInputElement) || target.type !== 'number' || !/[^\d\s.,-]/.test(typed)) return
    event.preventDefault()
    bar.explain(texts.bar['digitsOnly'] ?? '')
  })
}
