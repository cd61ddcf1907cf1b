import { expect, type Page, test } from '@playwright/test'
import { findChromium } from '../support/find-chromium.ts'
import { inLayer } from '../support/layers.ts'
import { waitForLayout } from '../support/page.ts'
import { texts } from '../support/texts.ts'

const executablePath = findChromium()

// A scrollbar that takes up space, as on most computers; without one nothing could shift.
test.use({ launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'], ignoreDefaultArgs: ['--hide-scrollbars'] } })

const dialogs: [name: string, path: string, opener: (page: Page) => ReturnType<Page['locator']>][] = [
  ['a camp’s terms', '/win-camp', (page) => page.getByRole('button', { name: texts('camps').terms })],
  ['a workshop’s details', '/win-ai', (page) => page.getByRole('main').locator('button[aria-haspopup=dialog], button[command=show-modal]')],
  ['the viewer', '/win-camp/passover', (page) => page.locator('[data-gallery-tile]')],
]

for (const [name, path, opener] of inLayer(dialogs, dialogs.slice(0, 1))) {
  test(`opening ${name} does not shift the page behind it`, async ({ page }) => {
    await page.goto(path)
    await waitForLayout(page)
    await opener(page).first().scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'width of the scrollbar').toBeGreaterThan(0)
    const before = await boxesOf(page)
    await opener(page).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await boxesOf(page)).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await boxesOf(page)).toEqual(before)
  })
}

/** Positions and sizes of the bar, the sections and the footer, in whole pixels. */
function boxesOf(page: Page): Promise<string[]> {
  return page.locator('body > header, main > section, main > astro-island section, body > footer').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      return [part.tagName, left, top, width, height].map((value) => (typeof value === 'number' ? Math.round(value) : value)).join(' ')
    }),
  )
}
