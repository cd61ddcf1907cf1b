import { tellForm, toggleInterestEvent } from '@/lib/form-events'

// "לסל" on a programme ticks its chip in the form of the same page.
for (const button of document.querySelectorAll<HTMLElement>('button[data-interest]')) {
  button.addEventListener('click', () => {
    button.ariaPressed = String(button.ariaPressed !== 'true')
    tellForm(toggleInterestEvent, button.dataset['interest'] ?? '')
  })
}
