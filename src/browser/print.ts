import { closestTarget } from '#browser/closest-target.ts'

const longestWaitMs = 4000

// A button marked data-print prints the page. Pictures further down are lazy: they are fetched before the dialog opens.
document.addEventListener('click', async (event) => {
  if (!closestTarget(event, '[data-print]')) return
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const picture of pictures) picture.loading = 'eager'
  const fetched = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  print()
})
