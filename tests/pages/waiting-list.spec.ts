import { expect } from '@playwright/test'
import { prefilled } from '../support/action'
import { partOf } from '../support/camps'
import { contentOf, entries } from '../support/content'
import { submitOf } from '../support/forms'
import { loosely } from '../support/loosely'
import { phone } from '../support/page'
import { test } from '../support/paper'
import { words } from '../support/words'

const { waitingList } = contentOf('win-camp')
const { nextCamp } = words('form-waiting-list')

test('every page of the camps has the waiting list, and the chat that asks for the same', async ({ paper }) => {
  // A camp that is over says so in the place of the list's own heading.
  for (const [path, heading] of [
    ['/win-camp', waitingList.heading],
    ['/win-camp/passover', partOf('/win-camp/passover', 'price-cta').heading.ended],
    ['/win-camp/kiryat-gat', partOf('/win-camp/kiryat-gat', 'admission-cta').heading.ended],
  ] as const) {
    await paper.goto(path)
    const region = paper.getByRole('region', { name: loosely(heading) })
    await expect(region).toHaveAttribute('id', 'waiting-list')
    await expect(region).toContainText(nextCamp)
    const message = await prefilled(region.getByRole('link', { name: waitingList.chat.label }))
    expect(message).toContain(waitingList.chat.message.replace('{camp}', nextCamp).trim())
  }
})

test('the grades to choose from are those of the camps', async ({ paper }) => {
  const ranges = Object.values(entries('camps')).map(({ grades }) => grades)
  const first = Math.min(...ranges.map(({ from }) => from))
  const last = Math.max(...ranges.map(({ to }) => to))
  await paper.goto('/win-camp')
  const offered = await paper
    .locator('#waiting-list option:not([value=""])')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value')))
  expect(offered).toEqual(Array.from({ length: last - first + 1 }, (_, index) => String(first + index)))
})

test('on a phone all of it, from the heading to the button, is on one screen', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/win-camp#waiting-list')
  await expect(submitOf(page)).toBeVisible()
  await page.locator('#waiting-list').evaluate((section) => section.scrollIntoView())
  await expect(page.getByRole('heading', { name: loosely(waitingList.heading) })).toBeInViewport({ ratio: 1 })
  await expect(submitOf(page)).toBeInViewport({ ratio: 1 })
})
