import { texts } from '../session/texts.ts'
import { statusBar } from '../status-bar/status-bar.ts'

/** Number fields silently drop letters: this says why. */
export function explainDigitsOnly(): void {
  document.addEventListener('beforeinput', (event) => {
    const { target, data, dataTransfer } = event
    const typed = data ?? dataTransfer?.getData('text/plain') ?? ''
    if (!(target instanceof HTMLInputElement) || target.type !== 'number' || !/[^\d\s.,-]/.test(typed)) return
    event.preventDefault()
    statusBar.showMessage(texts.statusBar['digitsOnly'] ?? '')
  })
}
