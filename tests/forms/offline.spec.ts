import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectEmpty,
  expectValues,
  fill,
  formCases,
  formOf,
  openForm,
  receiptOf,
  sendPath,
  submitOf,
  test,
} from '../support/forms.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { overlap, phone } from '../support/page.ts'
import { texts } from '../support/texts.ts'

const { waits, cancel, stopped } = texts('forms-offline')

/** The status line at the submit button. */
function lineOf(page: Page): Locator {
  return formOf(page).getByRole('status')
}

/** Counts the send requests of the page. */
function countSends(page: Page): { count: number } {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/email/send')) seen.count += 1
  })
  return seen
}

for (const name of inLayer(['school', 'job', 'contact'] as const, ['job'])) {
  // spec: decided-waits-for-network
  test(`the ${name} form: offline it fails as usual, waits, and is sent automatically, once, when the network is back`, async ({
    page,
    context,
    inbox,
  }, { testId }) => {
    const { path, fields, failed, sent } = formCases(testId)[name]
    const form = await openForm(page, path)
    await fill(form, fields)
    if (name === 'job') await form.locator('[name=resume]').setInputFiles({ name: 'cv.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
    if (name === 'job') await expect(form.getByText(texts('form-job').resumeReady)).toBeVisible()
    await context.setOffline(true)
    await submitOf(page).click()
    const toast = page.getByRole('alert')
    await expect(toast.getByText(failed, { exact: true })).toBeVisible()
    await expect(toast.getByRole('link', { name: texts('forms').failedChat })).toBeVisible()
    await expect(lineOf(page)).toContainText(waits)
    await expectValues(form, fields)
    await expect(submitOf(page)).toBeEnabled()
    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
    await expect(receiptOf(page).getByRole('heading')).toBeInViewport()
    await expect(lineOf(page)).toBeEmpty()
    await expect(toast).toHaveCount(0)
    await expectEmpty(form)
    const mails = await inbox()
    expect(mails).toHaveLength(1)
    if (name === 'job') expect(mails[0]?.attachments).toHaveLength(1)
  })
}

// spec: decided-waits-for-network
test('a cancelled retry is not sent, says so and focuses the submit button; the visitor can still send', async ({ page, context, inbox }, {
  testId,
}) => {
  const { path, fields, sent } = formCases(testId).contact
  const form = await openForm(page, path)
  await fill(form, fields)
  await context.setOffline(true)
  await submitOf(page).press('Enter')
  await lineOf(page).getByRole('button', { name: cancel }).press('Enter')
  await expect(lineOf(page)).toHaveText(stopped)
  await expect(submitOf(page)).toBeFocused()
  await expectValues(form, fields)
  const sends = countSends(page)
  await context.setOffline(false)
  await page.evaluate(() => fetch(location.pathname, { method: 'HEAD' }))
  expect(sends.count).toBe(0)
  expect(await inbox()).toHaveLength(0)
  await submitOf(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await expect(lineOf(page)).toBeEmpty()
  expect(await inbox()).toHaveLength(1)
})

// spec: decided-waits-for-network
test('changing a field cancels the waiting retry, and says so', async ({ page, context, inbox }, { testId }) => {
  const { path, fields } = formCases(testId).contact
  const form = await openForm(page, path)
  await fill(form, fields)
  await context.setOffline(true)
  await submitOf(page).click()
  await expect(lineOf(page)).toContainText(waits)
  await form.locator('[name=message]').pressSequentially('!')
  await expect(lineOf(page)).toHaveText(stopped)
  const sends = countSends(page)
  await context.setOffline(false)
  await page.evaluate(() => fetch(location.pathname, { method: 'HEAD' }))
  expect(sends.count).toBe(0)
  expect(await inbox()).toHaveLength(0)
})

// spec: decided-waits-for-network
test('with no response from the server, only HEAD probes are sent; after a lost response the retry produces no second mail', async ({
  page,
  inbox,
}, { testId }) => {
  const { path, fields, sent } = formCases(testId).contact
  await page.clock.install()
  await fill(await openForm(page, path), fields)
  const sends = countSends(page)
  // The enquiry arrives, but its response is lost, and the server stays unreachable.
  await page.route(sendPath, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/contact', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
  await submitOf(page).click()
  await expect(lineOf(page)).toContainText(waits)
  expect(sends.count).toBe(1)
  // While the probes fail, the enquiry itself is not sent again.
  for (let probes = 0; probes < 2; probes += 1) {
    const probed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await page.clock.runFor(20_000)
    await probed
  }
  expect(sends.count).toBe(1)
  await page.unroute('**/contact')
  await page.unroute(sendPath)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect(sends.count).toBe(2)
  expect(await inbox()).toHaveLength(1)
})

// spec: decided-waits-for-network
test('once a retry could produce a second mail, the form stops waiting and shows its failure toast again', async ({ page }) => {
  const { path, fields, failed } = formCases('dana').contact
  await page.clock.install()
  await fill(await openForm(page, path), fields)
  await page.route(sendPath, (route) => route.abort())
  await page.route('**/contact', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
  await submitOf(page).click()
  await expect(lineOf(page)).toContainText(waits)
  await page.getByRole('button', { name: texts('messages').closeToast }).click()
  await expect(async () => {
    await page.clock.fastForward(120_000)
    await expect(lineOf(page)).toHaveText(stopped, { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible()
  await expectValues(formOf(page), fields)
})

// spec: decided-waits-for-network
test('with EmailJS, which does not deduplicate, a send that may have arrived is not retried; an offline send is', async ({
  page,
  context,
}) => {
  const { path, fields, failed } = formCases('dana').contact
  await page.route('**/contact', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/detectsDuplicates&quot;:\[0,true\]/, 'detectsDuplicates&quot;:[0,false]'),
    })
  })
  const form = await openForm(page, path)
  await page.unroute('**/contact')
  await fill(form, fields)
  await page.route(sendPath, (route) => route.abort())
  await submitOf(page).click()
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible()
  await expect(submitOf(page)).toBeEnabled()
  await expect(lineOf(page)).toBeEmpty()
  await context.setOffline(true)
  await submitOf(page).click()
  await expect(lineOf(page)).toContainText(waits)
})

test('a rejected send is not retried', async ({ page }) => {
  const { path, fields, failed } = formCases('dana').contact
  await page.route(sendPath, (route) => route.fulfill({ status: 500 }))
  await fill(await openForm(page, path), fields)
  await submitOf(page).click()
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible()
  await expect(lineOf(page)).toBeEmpty()
})

test(
  'a retry that succeeds while the visitor reads elsewhere does not scroll the page',
  longLayerOnly,
  async ({ page, context }, { testId }) => {
    const { path, fields, sent } = formCases(testId).school
    await fill(await openForm(page, path), fields)
    await context.setOffline(true)
    await submitOf(page).click()
    await expect(lineOf(page)).toContainText(waits)
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo({ top: 0, behavior: 'instant' })
    })
    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
    await expect(receiptOf(page).getByRole('heading')).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(
    `at ${viewport.width} px the toast does not cover the status line, and the retry can be cancelled there`,
    longLayerOnly,
    async ({ page, context }) => {
      await page.setViewportSize(viewport)
      const { path, fields } = formCases('dana').school
      await fill(await openForm(page, path), fields)
      await context.setOffline(true)
      await submitOf(page).click()
      const toast = page.getByRole('alert')
      await expect(toast.getByRole('paragraph')).not.toBeEmpty()
      await expect(lineOf(page)).toContainText(waits)
      await expect.poll(() => overlap(toast, lineOf(page))).toBe(false)
      await expect(lineOf(page)).toBeInViewport({ ratio: 0.9 })
      await lineOf(page).getByRole('button').click()
      await expect(lineOf(page)).toHaveText(stopped)
    },
  )
}
