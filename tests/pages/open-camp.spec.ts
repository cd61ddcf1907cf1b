import { expect, type Locator, test } from '@playwright/test'
import { city, passover } from '../support/camps.ts'
import { phone } from '../support/page.ts'
import { words } from '../support/words.ts'

/** A day on which the camps of the specification can be joined. */
const day = '2025-03-20'
const { pay, openChat, openChip, toSignUp, waitingList } = words('camps')

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

test('from the home page an open camp is one press away, and its payment two', async ({ page }) => {
  await page.goto(`/?today=${day}`)
  const card = page.getByRole('main').getByRole('link', { name: toSignUp })
  await expect(card).toContainText(passover.title)
  expect(await depthOf(card)).toBeLessThanOrEqual(1.5 * phone.height)
  await card.click()
  await page.goto(`${new URL(page.url()).pathname}?today=${day}`)
  await expect(page.getByRole('link', { name: pay }).first()).toBeInViewport()
})
