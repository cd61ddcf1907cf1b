import { expect } from '@playwright/test'
import { prefilled } from '../support/action.ts'
import { partOf } from '../support/camps.ts'
import { contentOf } from '../support/content.ts'
import { submitOf } from '../support/forms.ts'
import { loosely } from '../support/loosely.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/paper.ts'
import { words } from '../support/words.ts'

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

test('on a phone all of it, from the heading to the button, is on one screen', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/win-camp#waiting-list')
  await expect(submitOf(page)).toBeVisible()
  await page.locator('#waiting-list').evaluate((section) => section.scrollIntoView())
  await expect(page.getByRole('heading', { name: loosely(waitingList.heading) })).toBeInViewport({ ratio: 1 })
  await expect(submitOf(page)).toBeInViewport({ ratio: 1 })
})
