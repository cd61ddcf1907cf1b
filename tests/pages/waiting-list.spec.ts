import { expect } from '@playwright/test'
import { prefilled } from '../support/action.ts'
import { city, cityCamps, inState, openInState, passover } from '../support/camps.ts'
import { contentOf, entries } from '../support/content.ts'
import { fill, formCases, formOf, openForm, receiptOf, sendPath, submitOf } from '../support/forms.ts'
import { longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const { waitingList } = contentOf('win-camp')
const camp = cityCamps.at(-1) ?? passover
const { nextCamp } = texts('form-waiting-list')

// spec: decided-waiting-list
test('the list and its chat name the first camp with a waiting list, or else the next camp in general', async ({ page }) => {
  const region = page.getByRole('region', { name: looseText(waitingList.heading) })
  for (const path of ['/win-camp', city.path]) {
    await openInState(page, path, camp, 'full')
    await expect(region.getByText(camp.title).filter({ visible: true })).toHaveCount(1)
    await expect(region.getByText(camp.printed.dates).filter({ visible: true })).toHaveCount(1)
    const chatMessage = () => prefilled(region.getByRole('link', { name: waitingList.chat.label }))
    expect(await chatMessage()).toContain(waitingList.chat.message.replace('{camp}', camp.title).trim())
    await page.goto(`${path}?today=2099-01-01`)
    await expect(region).toContainText(nextCamp)
    expect(await chatMessage()).toContain(waitingList.chat.message.replace('{camp}', nextCamp).trim())
  }
})

// spec: decided-waiting-list
test('the select offers the grades of the camps', async ({ textPage }) => {
  const ranges = Object.values(entries('camps')).map(({ grades }) => grades)
  const first = Math.min(...ranges.map(({ from }) => from))
  const last = Math.max(...ranges.map(({ to }) => to))
  await textPage.goto('/win-camp')
  const offered = await textPage
    .locator('#waiting-list option:not([value=""])')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value')))
  expect(offered).toEqual(Array.from({ length: last - first + 1 }, (_, index) => String(first + index)))
})

test('on a phone the whole waiting list, from heading to button, fits one screen', longLayerOnly, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/win-camp#waiting-list')
  await expect(submitOf(page)).toBeVisible()
  await page.locator('#waiting-list').evaluate((section) => section.scrollIntoView())
  await expect(page.getByRole('heading', { name: looseText(waitingList.heading) })).toBeInViewport({ ratio: 1 })
  await expect(submitOf(page)).toBeInViewport({ ratio: 1 })
})

const { sentTitle, sent } = texts('form-waiting-list')
const { joined } = texts('camps')

// spec: decided-joined-list
test('a joined list is remembered on the device, also after a reload, until its camp begins; other lists are not affected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
  const { fields } = formCases('dana')['waiting-list']
  const region = page.getByRole('region', { name: looseText(waitingList.heading) })
  const onList = region.getByRole('heading', { name: sentTitle })
  const bar = page.getByRole('complementary', { name: texts('camps').nextCamp })
  await openInState(page, city.path, camp, 'full')
  await expect(onList).toHaveCount(0)
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(submitOf(page)).toBeVisible()
  await fill(formOf(page), fields)
  await submitOf(page).click()
  // The receipt names the camp, and no foot bar covers it.
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await expect(receiptOf(page)).toContainText(camp.title)
  await expect(onList).toBeInViewport({ ratio: 0.99 })
  await expect(bar).toBeHidden()
  await page.reload()
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(onList).toBeVisible()
  await expect(region).toContainText(camp.title)
  await expect(receiptOf(page)).toBeEmpty()
  await expect(page.getByRole('main').getByRole('link', { name: joined }).first()).toBeVisible()
  // None of the input is stored.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(fields['parentName'])
  // The general list for the next camp is a different list.
  await openForm(page, '/win-camp?today=2099-01-01')
  await expect(region).toContainText(nextCamp)
  await expect(onList).toHaveCount(0)
  // Once the camp has begun, the list is over.
  await page.goto(`${city.path}?today=${inState(camp, 'running').day}`)
  await expect(page.getByText(joined, { exact: true }).filter({ visible: true })).toHaveCount(0)
})

test('with storage blocked, joining works but is forgotten on reload', longLayerOnly, async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
  const { path, fields } = formCases('dana')['waiting-list']
  await fill(await openForm(page, path), fields)
  await submitOf(page).click()
  await expect(receiptOf(page).getByRole('heading', { name: sentTitle })).toBeVisible()
  await page.reload()
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(submitOf(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: sentTitle })).toHaveCount(0)
})
