import { expect, test } from '@playwright/test'
import { inLayer } from '../support/layers.ts'
import { waitForLayout } from '../support/page.ts'
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

// Three pages are designed for print and have their own tests. The others must not waste paper.
for (const path of inLayer(pages, ['/', '/privacy']))
  test(`${path} in print: no sheet without text, no footer links, and a note that explains the star of samples`, async ({ page }) => {
    await page.goto(path)
    await waitForLayout(page)
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    expect(sheets.length).toBeLessThan(10)
    expect(
      sheets.filter((texts) => texts === 0),
      `pieces of text per sheet: ${sheets.join(', ')}`,
    ).toEqual([])
    await page.emulateMedia({ media: 'print' })
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link').filter({ visible: true })).toHaveCount(0)
    const stars = page.locator('main [data-sample]').filter({ visible: true })
    await expect(footer.locator('[data-sample-note]').filter({ visible: true })).toHaveCount((await stars.count()) > 0 ? 1 : 0)
  })
