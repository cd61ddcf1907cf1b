import { closestTarget } from '#browser/closest-target.ts'

const maxWaitMs = 4000

// A button with data-print prints the page. Lazy pictures are loaded before the dialog opens.
document.addEventListener('click', async (event) => {
  if (!closestTarget(event, '[data-print]')) return
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const picture of pictures) picture.loading = 'eager'
  const fetched = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
  print()
})
