import { expect, test } from '@playwright/test'
import { swept } from '../support/layers.ts'
import { laidOut } from '../support/page.ts'
import { sheetsOf } from '../support/text-page.ts'

const pages = [
  '/',
  '/win-camp',
  '/win-camp/passover',
  '/win-camp/kiryat-gat',
  '/win-english',
  '/jobs',
  '/blog',
  '/accessibility',
  '/privacy',
]

// Three pages are made for paper and have tests of their own. The others waste none.
for (const path of swept(pages, ['/', '/privacy']))
  test(`${path} on paper: no sheet without words, and none with the footer alone; a star is explained`, async ({ page }) => {
    await page.goto(path)
    await laidOut(page)
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    expect(sheets.length).toBeLessThan(10)
    expect(
      sheets.filter((words) => words === 0),
      `words on the sheets: ${sheets.join(', ')}`,
    ).toEqual([])
    await page.emulateMedia({ media: 'print' })
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link').filter({ visible: true })).toHaveCount(0)
    const stars = page.locator('main [data-sample]').filter({ visible: true })
    await expect(footer.locator('[data-sample-note]').filter({ visible: true })).toHaveCount((await stars.count()) > 0 ? 1 : 0)
  })
