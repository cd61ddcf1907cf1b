import { closestTarget } from '@/browser/closest-target'
import { listen, tell } from '@/browser/form-events'

// Buttons elsewhere on the page that fill in part of its form:
// <a href="#apply" data-choose-position="english" data-choose-listing="english">, <button data-toggle-interest="ai" aria-pressed="false">.
document.addEventListener('click', (event) => {
  const { choosePosition, chooseListing } = closestTarget(event, '[data-choose-position]')?.dataset ?? {}
  if (choosePosition) tell('win:choose-position', choosePosition)
  if (chooseListing) tell('win:choose-listing', chooseListing)
  const toggle = closestTarget(event, '[data-toggle-interest]')
  if (toggle) {
    press(toggle, toggle.ariaPressed !== 'true')
    tell('win:toggle-interest', toggle.dataset['toggleInterest'] ?? '')
  }
})

listen('win:interests', (chosen) => {
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-toggle-interest]')) {
    press(toggle, chosen.includes(toggle.dataset['toggleInterest'] ?? ''))
  }
})

function press(toggle: HTMLElement, pressed: boolean): void {
  toggle.ariaPressed = String(pressed)
}
