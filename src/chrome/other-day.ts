import { askedDay } from '#browser/shown-day.ts'

// Writes the day in the address as people do: 1.3.2027.
const asked = askedDay()
const time = document.querySelector('[data-other-day] time')
if (asked && time) time.textContent = asked.split('-').map(Number).reverse().join('.')
