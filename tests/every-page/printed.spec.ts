import { expect, test } from '@playwright/test'
import { swept } from '../support/layers.ts'
import { laidOut } from '../support/page.ts'
import { sheetsOf } from '../support/paper.ts'

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
for (const path of swept(pages, ['/', '/win-camp', '/privacy']))
  test(`${path} on paper: no sheet without words, and none with the footer alone`, async ({ page }) => {
    await page.goto(path)
    await laidOut(page)
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    expect(sheets.length).toBeLessThan(10)
    expect(
      sheets.filter((words) => words === 0),
      `words on the sheets: ${sheets.join(', ')}`,
    ).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
