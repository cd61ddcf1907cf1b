import { expect, type Page, test } from '@playwright/test'
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

// A style of the test's own takes the page away.
test.use({ bypassCSP: true })

// Three pages are made for paper and have tests of their own. The others waste none.
for (const path of swept(pages, ['/', '/win-camp', '/privacy']))
  test(`${path} on paper: no sheet without words, and none with the footer alone`, async ({ page }) => {
    await page.goto(path)
    await laidOut(page)
    const sheets = await printed(page)
    expect(sheets.length).toBeLessThan(12)
    expect(
      sheets.filter((words) => words === 0),
      `words on the sheets: ${sheets.join(', ')}`,
    ).toEqual([])
    await page.addStyleTag({ content: 'main { display: none }' })
    const [footer = 0] = await printed(page)
    expect(sheets.at(-1), `words on the sheets: ${sheets.join(', ')}`).toBeGreaterThan(footer)
  })

async function printed(page: Page): Promise<number[]> {
  return sheetsOf(await page.pdf({ preferCSSPageSize: true }))
}
