import { closestTarget } from '#browser/closest-target.ts'

const root = document.documentElement

// "A page for teachers" prints the title and the drawn blocks only; the browser's own printing has the whole article.
document.addEventListener('click', (event) => {
  if (!closestTarget(event, '[data-teacher-page]')) return
  root.dataset['paper'] = 'blocks'
  print()
})

addEventListener('afterprint', () => delete root.dataset['paper'])
