import { expect, type Locator, test } from '@playwright/test'
import { city, passover } from '../support/camps.ts'
import { longLayer, swept } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { words } from '../support/words.ts'

/** A day on which the camps of the specification can be joined. */
const day = '2025-03-20'
const { pay, openChat, openChip, otherDate, terms, toSignUp, waitingList } = words('camps')

/** From the top of the page to the foot of it, in pixels. */
async function depthOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
}

test.use({ viewport: phone })

for (const path of ['/win-camp', '/win-camp/passover', city.path]) {
  test(`${path}: an open camp’s price, dates, hours, places, sign-up and payment are within the first screen and a half`, async ({
    page,
  }) => {
    await page.goto(`${path}?today=${day}`)
    const main = page.getByRole('main')
    const seen = (text: string | RegExp) => main.getByText(text).filter({ visible: true }).first()
    const { price, hours, dates, dayRange } = passover.printed
    const [firstDay = ''] = dayRange.split('–')
    const parts = [
      seen(price),
      seen(hours),
      seen(openChip),
      main.getByText(dates).or(main.getByText(firstDay)).filter({ visible: true }).first(),
      main.getByRole('link', { name: pay }).first(),
      main.getByRole('link', { name: openChat }).first(),
    ]
    for (const part of parts) expect(await depthOf(part), `${part}`).toBeLessThanOrEqual(1.5 * phone.height)
    // No list for a camp that can be joined.
    await expect(main.getByRole('link', { name: waitingList })).toHaveCount(0)
  })
}

const lowPhones = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
]

test.describe('on low phones', () => {
  for (const path of ['/win-camp', '/win-camp/passover', city.path]) {
    for (const viewport of swept(lowPhones, lowPhones.slice(1))) {
      test(`${path}: at ${viewport.width} × ${viewport.height} an open camp can be paid for on the first screen`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.clock.setFixedTime(`${day}T10:00:00Z`)
        await page.goto(path)
        const ways = page.getByRole('link', { name: pay }).filter({ visible: true })
        await expect
          .poll(() => ways.evaluateAll((links) => links.map((link) => innerHeight - link.getBoundingClientRect().top > 40)))
          .toContain(true)
      })
    }
  }
})

for (const path of ['/win-camp/passover', city.path]) {
  test(`${path}: beside the payment are its terms, and the way to the other camps`, async ({ page }) => {
    await page.goto(`${path}?today=${day}`)
    const first = page.getByRole('main').locator('section').first()
    await expect(first.getByRole('link', { name: otherDate })).toHaveAttribute('href', '/win-camp')
    await first.getByRole('button', { name: terms }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('a camp that is shared from the page of its city leads back to that page', longLayer, async ({ page }) => {
  await page.goto(`${city.path}?today=${day}`)
  const share = page
    .getByRole('main')
    .getByRole('link', { name: words('camps').share })
    .filter({ visible: true })
    .first()
  // On the days of a camp with a page of its own, that page is the one about it.
  expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toMatch(/\/win-camp\/passover$/)
  await page.goto(`${city.path}?today=2026-11-20`)
  expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(city.path)
})

test('from the home page an open camp is one press away, and its payment two', async ({ page }) => {
  await page.goto(`/?today=${day}`)
  const card = page.getByRole('main').getByRole('link', { name: toSignUp })
  await expect(card).toContainText(passover.title)
  expect(await depthOf(card)).toBeLessThanOrEqual(1.5 * phone.height)
  await card.click()
  await page.goto(`${new URL(page.url()).pathname}?today=${day}`)
  await expect(page.getByRole('link', { name: pay }).first()).toBeInViewport()
})
