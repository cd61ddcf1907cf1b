import { expect, test } from 'vitest'
import { complaintsAboutPrices } from './check-prices.ts'

const page = 'src/content/pages/win-camp.yaml'

test('a price that no camp has is asked about where camps are spoken of, and nowhere else', () => {
  const data = { hero: { lead: 'כל הקייטנה ב־77 ₪ בלבד' } }
  expect(complaintsAboutPrices(page, data)).toEqual([
    expect.objectContaining({ path: ['hero', 'lead'], isNote: true, hebrew: expect.stringContaining('"77 ₪"') }),
  ])
  for (const path of ['src/content/cities/kiryat-gat.yaml', 'src/content/faq/camps.yaml'])
    expect(complaintsAboutPrices(path, data)).toHaveLength(1)
  expect(complaintsAboutPrices('src/content/pages/win-ai.yaml', data)).toEqual([])
  expect(complaintsAboutPrices(page, { hero: { lead: 'משלמים בשלושה תשלומים' } })).toEqual([])
})
