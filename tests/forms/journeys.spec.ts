import type { Locator, Page } from '@playwright/test'
import { passover } from '../support/camps'
import { expect, formCases, formOf, submitOf, test } from '../support/forms'
import { phone } from '../support/page'
import { words } from '../support/words'

/** Presses Tab, as someone without a mouse does, until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard never reaches ${target}`)
}

/** Goes from field to field by Tab and types; radios are chosen by the arrows, from the first on. */
async function typeInto(page: Page, form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.locator(`[name="${name}"]`)
    if ((await control.first().getAttribute('type')) !== 'radio') {
      await tabTo(page, control)
      await page.keyboard.insertText(value)
      continue
    }
    await tabTo(page, control.first())
    await page.keyboard.press('Space')
    const values = await control.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
    for (let steps = values.indexOf(value); steps > 0; steps--) await page.keyboard.press('ArrowDown')
    await expect(form.locator(`[name="${name}"]:checked`)).toHaveValue(value)
  }
}

async function send(page: Page, sent: string): Promise<void> {
  await tabTo(page, submitOf(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
}

test('a parent: from the home page to the camps, through the details, to a message that arrives', async ({ page, inbox }, { testId }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('main').locator('a[href="/win-camp"]').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/win-camp')
  await tabTo(page, page.getByRole('main').getByRole('button', { name: `${words('camps').details}: ${passover.title}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize(phone)
  await tabTo(page, page.getByRole('button', { name: words('header').openMenu }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('#phone-panel a[href="/contact"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  const { fields, sent } = formCases(testId).contact
  await typeInto(page, formOf(page), fields)
  await send(page, sent)
  expect(await inbox()).toHaveLength(1)
})

test('a principal: from the principals’ page to an enquiry that arrives', async ({ page, inbox }, { testId }) => {
  await page.goto('/school-principals')
  await tabTo(page, page.getByRole('main').locator('a[href="#contact"]').first())
  await page.keyboard.press('Enter')
  await expect(page.locator('#contact')).toBeInViewport()
  await expect(submitOf(page)).toBeVisible()
  const { fields, sent } = formCases(testId).school
  await typeInto(page, formOf(page), fields)
  await send(page, sent)
  expect(await inbox()).toHaveLength(1)
})

test('a job seeker: from a listing to an application that arrives, with the position chosen', async ({ page, inbox }, { testId }) => {
  await page.goto('/jobs')
  await tabTo(page, page.locator('[data-choose-position=english]').first())
  await page.keyboard.press('Enter')
  await expect(formOf(page).locator('[name=position]:checked')).toHaveValue('english')
  const { position, ...fields } = formCases(testId).job.fields
  await typeInto(page, formOf(page), fields)
  await send(page, formCases(testId).job.sent)
  expect((await inbox())[0]?.subject).toContain(words('form-job').positionEnglish)
})

test('on a slow phone a parent reads, taps and sends as on any other', async ({ page, inbox }, { testId }) => {
  await page.setViewportSize(phone)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await page.goto('/contact')
  const { fields, sent } = formCases(testId).contact
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(submitOf(page)).toBeVisible()
  for (const [name, value] of Object.entries(fields)) await formOf(page).locator(`[name="${name}"]`).fill(value)
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect(await inbox()).toHaveLength(1)
})
