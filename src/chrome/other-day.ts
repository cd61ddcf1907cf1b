import { askedDay } from '#browser/shown-day.ts'

// The day that the address asks for, as people write it: 1.3.2027.
const asked = askedDay()
const time = document.querySelector('[data-other-day] time')
if (asked && time) time.textContent = asked.split('-').map(Number).reverse().join('.')
