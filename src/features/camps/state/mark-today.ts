import { israelDay } from '#lib/days/israel-time.ts'

// The day of the camp that is today.
function markToday(): void {
  const today = israelDay(new Date())
  for (const day of document.querySelectorAll<HTMLElement>('[data-day]')) {
    if (day.dataset['day'] === today) day.setAttribute('aria-current', 'date')
    else day.removeAttribute('aria-current')
  }
}

markToday()
document.addEventListener('visibilitychange', markToday)
