import { listen, tell } from '@/browser/form-events'

// Buttons elsewhere on the page that fill in part of its form:
// <a href="#apply" data-choose-position="english">, <button data-toggle-interest="ai" aria-pressed="false">.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const position = target.closest<HTMLElement>('[data-choose-position]')?.dataset['choosePosition']
  if (position) tell('win:choose-position', position)
  const toggle = target.closest<HTMLElement>('[data-toggle-interest]')
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
