import { expect } from '@playwright/test'
import { prefilled } from '../support/action.ts'
import { city, cityCamps, passover, readInState } from '../support/camps.ts'
import { contentOf, entries } from '../support/content.ts'
import { submitOf } from '../support/forms.ts'
import { loosely } from '../support/loosely.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/paper.ts'
import { words } from '../support/words.ts'

const { waitingList } = contentOf('win-camp')
const camp = cityCamps.at(-1) ?? passover
const { nextCamp } = words('form-waiting-list')

// spec: decided-waiting-list
test('the list is for the first camp that can be waited for, by its name, in the chat too; else for whichever comes next', async ({
  page,
}) => {
  const region = page.getByRole('region', { name: loosely(waitingList.heading) })
  for (const path of ['/win-camp', city.path]) {
    await readInState(page, path, camp, 'full')
    await expect(region.getByText(camp.title).filter({ visible: true })).toHaveCount(1)
    await expect(region.getByText(camp.printed.dates).filter({ visible: true })).toHaveCount(1)
    const asked = () => prefilled(region.getByRole('link', { name: waitingList.chat.label }))
    expect(await asked()).toContain(waitingList.chat.message.replace('{camp}', camp.title).trim())
    await page.goto(`${path}?today=2099-01-01`)
    await expect(region).toContainText(nextCamp)
    expect(await asked()).toContain(waitingList.chat.message.replace('{camp}', nextCamp).trim())
  }
})

// spec: decided-waiting-list
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
