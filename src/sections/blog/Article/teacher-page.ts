import { closestTarget } from '#browser/closest-target.ts'

const root = document.documentElement

// "A page for teachers" prints only the title and the drawn blocks; the browser's own print command prints the whole article.
document.addEventListener('click', (event) => {
  if (!closestTarget(event, '[data-teacher-page]')) return
  root.dataset['paper'] = 'blocks'
  print()
})

// Folded content is printed unfolded, also in browsers that cannot unfold it in CSS.
addEventListener('beforeprint', () => {
  for (const sheet of document.querySelectorAll<HTMLDetailsElement>('[data-block] details')) sheet.open = true
})

addEventListener('afterprint', () => delete root.dataset['paper'])
