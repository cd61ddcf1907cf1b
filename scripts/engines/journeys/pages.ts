import { readToTheEnd } from '../../../tests/support/page.ts'
import { turnedRound } from '../../../tests/support/reading-order.ts'
import { allPaths } from '../../../tests/support/site-map.ts'
import { desktop, type Journey, phone, type Visit } from '../visit.ts'

/** Every page: whole at both widths, without a broken picture, and read in the order it was written. */
export const pages: Journey[] = allPaths.map((path) => ({
  name: `${path} is whole`,
  short: ['/', '/contact'].includes(path),
  sizes: [phone],
  walk: async (visit) => {
    await visit.open(path)
    for (const { width, height } of [phone, desktop]) {
      await visit.page.resize(width, height)
      await readToTheEnd({ evaluate: (read) => visit.page.run(read) })
      await expectWhole(visit)
      const turned = await turnedRound({ evaluate: (read) => visit.page.run(read) })
      if (turned.length > 0) throw new Error(`at ${width} px: ${turned.join('; ')}`)
    }
  },
}))

export async function expectWhole(visit: Visit): Promise<void> {
  const { over, broken } = await visit.page.run(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  }))
  if (over > 0) throw new Error(`sideways scroll of ${over} px`)
  if (broken.length > 0) throw new Error(`broken pictures: ${broken.join(', ')}`)
}
