import { closestTarget } from '#browser/closest-target.ts'

const root = document.documentElement

// "A page for teachers" prints the title and the drawn blocks only; the browser's own printing has the whole article.
document.addEventListener('click', (event) => {
  if (!closestTarget(event, '[data-teacher-page]')) return
  root.dataset['paper'] = 'blocks'
  print()
})

// What is folded on the screen is whole on paper, also in a browser whose styles cannot unfold it.
addEventListener('beforeprint', () => {
  for (const sheet of document.querySelectorAll<HTMLDetailsElement>('[data-device] details')) sheet.open = true
})

addEventListener('afterprint', () => delete root.dataset['paper'])
