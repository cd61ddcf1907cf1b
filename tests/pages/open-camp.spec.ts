import { expect, type Locator, test } from '@playwright/test'
import { city, passover } from '../support/camps.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { texts } from '../support/texts.ts'

/** A day on which the camps of the specification are open for sign-up. */
const day = '2025-03-20'
const { pay, openChat, openChip, otherDate, terms, toSignUp, waitingList } = texts('camps')

/** Distance in pixels from the top of the page to the bottom edge of the element. */
async function bottomOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
}

test.use({ viewport: phone })

for (const path of ['/win-camp', '/win-camp/passover', city.path]) {
  test(`${path}: an open camp’s price, dates, hours, state, sign-up and payment are within the first screen and a half`, async ({
    page,
  }) => {
    await page.goto(`${path}?today=${day}`)
    const main = page.getByRole('main')
    const visible = (text: string | RegExp) => main.getByText(text).filter({ visible: true }).first()
    const { price, hours, dates, dayRange } = passover.printed
    const [firstDay = ''] = dayRange.split('–')
    const parts = [
      visible(price),
      visible(hours),
      visible(openChip),
      main.getByText(dates).or(main.getByText(firstDay)).filter({ visible: true }).first(),
      main.getByRole('link', { name: pay }).first(),
      main.getByRole('link', { name: openChat }).first(),
    ]
    for (const part of parts) expect(await bottomOf(part), `${part}`).toBeLessThanOrEqual(1.5 * phone.height)
    // An open camp has no waiting list.
    await expect(main.getByRole('link', { name: waitingList })).toHaveCount(0)
  })
}

const shortPhones = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
]

test.describe('on short phones', () => {
  for (const path of ['/win-camp', '/win-camp/passover', city.path]) {
    for (const viewport of inLayer(shortPhones, shortPhones.slice(1))) {
      test(`${path}: at ${viewport.width} × ${viewport.height} the payment link of an open camp is on the first screen`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await page.clock.setFixedTime(`${day}T10:00:00Z`)
        await page.goto(path)
        const payLinks = page.getByRole('link', { name: pay }).filter({ visible: true })
        await expect
          .poll(() => payLinks.evaluateAll((links) => links.map((link) => innerHeight - link.getBoundingClientRect().top > 40)))
          .toContain(true)
      })
    }
  }
})

for (const path of ['/win-camp/passover', city.path]) {
  test(`${path}: the terms and a link to the other camps are beside the payment link`, async ({ page }) => {
    await page.goto(`${path}?today=${day}`)
    const first = page.getByRole('main').locator('section').first()
    await expect(first.getByRole('link', { name: otherDate })).toHaveAttribute('href', '/win-camp')
    await first.getByRole('button', { name: terms }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('sharing a camp from the city page shares that page, unless the camp has its own', longLayerOnly, async ({ page }) => {
  await page.goto(`${city.path}?today=${day}`)
  const share = page
    .getByRole('main')
    .getByRole('link', { name: texts('camps').share })
    .filter({ visible: true })
    .first()
  // On this day the city page shows the Passover camp, which has its own page.
  expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toMatch(/\/win-camp\/passover$/)
  await page.goto(`${city.path}?today=2026-11-20`)
  expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(city.path)
})

test('from the home page an open camp is one click away, and its payment two', async ({ page }) => {
  await page.goto(`/?today=${day}`)
  const card = page.getByRole('main').getByRole('link', { name: toSignUp })
  await expect(card).toContainText(passover.title)
  expect(await bottomOf(card)).toBeLessThanOrEqual(1.5 * phone.height)
  await card.click()
  await page.goto(`${new URL(page.url()).pathname}?today=${day}`)
  await expect(page.getByRole('link', { name: pay }).first()).toBeInViewport()
})
