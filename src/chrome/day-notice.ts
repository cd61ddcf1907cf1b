import { previewDay } from '#browser/shown-day.ts'

// Writes the day in the address as people do: 1.3.2027.
const day = previewDay()
const time = document.querySelector('[data-day-notice] time')
if (day && time) time.textContent = day.split('-').map(Number).reverse().join('.')
