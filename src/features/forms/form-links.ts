import { closestTarget } from '#browser/closest-target.ts'
import { emit, subscribe } from '#browser/form-events.ts'

// A topic in the address (`?topic=ai-staff`) also checks its brick; the form itself reads the topic in topic/use-topics.ts.
const linkedTopic = new URLSearchParams(location.search).get('topic')
for (const brick of document.querySelectorAll<HTMLInputElement>('input[data-choose-topic]'))
  if (brick.dataset['chooseTopic'] === linkedTopic) brick.checked = true

// Buttons elsewhere on the page that fill in part of its form:
// <a href="#contact" data-choose-topic="workshop">,
// <a href="#contact" data-choose-position="english" data-choose-listing="english">,
// <button data-toggle-interest="ai" aria-pressed="false">.
document.addEventListener('click', (event) => {
  const { choosePosition, chooseListing } = closestTarget(event, '[data-choose-position]')?.dataset ?? {}
  if (choosePosition) emit('win:choose-position', choosePosition)
  if (chooseListing) emit('win:choose-listing', chooseListing)
  const { chooseTopic } = closestTarget(event, '[data-choose-topic]')?.dataset ?? {}
  if (chooseTopic) emit('win:choose-topic', chooseTopic)
  const toggle = closestTarget(event, '[data-toggle-interest]')
  if (toggle) {
    setPressed(toggle, toggle.ariaPressed !== 'true')
    emit('win:toggle-interest', toggle.dataset['toggleInterest'] ?? '')
    updateTally()
  }
})

subscribe('win:interests', (chosen) => {
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-toggle-interest]')) {
    setPressed(toggle, chosen.includes(toggle.dataset['toggleInterest'] ?? ''))
  }
  updateTally()
})

function setPressed(toggle: HTMLElement, pressed: boolean): void {
  toggle.ariaPressed = String(pressed)
}

/** <p data-tally hidden><output data-one="one programme" data-many="{n} programmes"></output> …</p> */
function updateTally(): void {
  const tally = document.querySelector<HTMLElement>('[data-tally]')
  const output = tally?.querySelector('output')
  if (!tally || !output) return
  const pressed = document.querySelectorAll('[data-toggle-interest][aria-pressed="true"]').length
  const { one = '', many = '' } = output.dataset
  tally.hidden = pressed === 0
  output.value = pressed === 1 ? one : many.replace('{n}', String(pressed))
}
