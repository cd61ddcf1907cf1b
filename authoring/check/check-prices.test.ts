import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entryNames } from '../content/entry-names.ts'
import { readContent } from '../merge/content-file.ts'
import { complaintsAboutPrices } from './check-prices.ts'
import { complaintsAboutWeekdays } from './check-weekdays.ts'

const page = 'src/content/pages/win-camp.yaml'

test('questions a price that no camp has, but only in texts about camps', () => {
  const data = { hero: { lead: 'כל הקייטנה ב־77 ₪ בלבד' } }
  expect(complaintsAboutPrices(page, data)).toEqual([
    expect.objectContaining({ path: ['hero', 'lead'], isNote: true, hebrew: expect.stringContaining('"77 ₪"') }),
  ])
  for (const path of ['src/content/cities/kiryat-gat.yaml', 'src/content/faq/camps.yaml'])
    expect(complaintsAboutPrices(path, data)).toHaveLength(1)
  expect(complaintsAboutPrices('src/content/pages/win-ai.yaml', data)).toEqual([])
  expect(complaintsAboutPrices(page, { hero: { lead: 'משלמים בשלושה תשלומים' } })).toEqual([])
})

test('questions a sentence that names a camp and contradicts its file', () => {
  const title = campTitle()
  const article = (text: string) => complaintsAboutPrices('src/content/articles/new.md', { body: text })
  expect(article(`${title} עולה 77 ₪, ומתחילה ב־1 באפריל 2019.`)).toEqual([
    expect.objectContaining({ path: ['body'], isNote: true, hebrew: expect.stringContaining('"77 ₪"') }),
    expect.objectContaining({ path: ['body'], isNote: true, hebrew: expect.stringContaining('1 באפריל 2019') }),
  ])
  expect(article(`${title} כבר כאן. ספר עולה 77 ₪.`)).toEqual([])
})

test('leaves a wrong day of the week to the check of all texts, which reports it too', () => {
  const text = `${campTitle()} נפתחת ביום שישי, 1.1.2026.`
  expect(complaintsAboutWeekdays('src/content/articles/new.md', { body: text })).toHaveLength(1)
  expect(complaintsAboutPrices('src/content/articles/new.md', { body: text }).map(({ hebrew }) => hebrew)).toEqual([
    expect.stringContaining('התאריכים הם'),
  ])
})

function campTitle(): string {
  const [name = ''] = entryNames('camps')
  const file = `src/content/camps/${name}.yaml`
  return String(readContent(file, readFileSync(file, 'utf8'))['title'])
}
