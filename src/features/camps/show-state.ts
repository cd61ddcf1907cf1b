import { israelDay } from '@/lib/israel-time'
import { campState } from './camp-state'

// The page is built with the words of the build's day and carries those of every state. This shows the ones that are true today.
function showState(): void {
  const now = new Date()
  for (const element of document.querySelectorAll<HTMLElement>('[data-camp]')) {
    const [first = '', last = ''] = element.dataset['camp']?.split('/') ?? []
    const state = campState({ first, last }, now)
    element.dataset['state'] = state
    for (const words of element.querySelectorAll<HTMLElement>('[data-when]')) words.hidden = words.dataset['when'] !== state
  }
  for (const day of document.querySelectorAll<HTMLElement>('[data-day]')) {
    if (day.dataset['day'] === israelDay(now)) day.setAttribute('aria-current', 'date')
    else day.removeAttribute('aria-current')
  }
}

showState()
// A page that was left open over midnight.
document.addEventListener('visibilitychange', showState)
