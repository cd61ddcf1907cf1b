import type { Page, Route } from '@playwright/test'
import { expect, expectEmpty, expectValues, fill, formCases, openForm, sendPath, submitOf, test } from '../support/forms.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { overlap, phones } from '../support/page.ts'
import { texts } from '../support/texts.ts'

/** One failure of each kind; src/browser/send-mail/send-mail-failure.test.ts covers every status. */
const failures: [what: string, answer: (route: Route) => Promise<void>, cause: RegExp][] = [
  ['a rejection with a text', (route) => route.fulfill({ status: 400, body: 'The template ID not found' }), /400 the request/],
  [
    'an HTML page',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad</html>' }),
    /502 the service is down/,
  ],
  ['a response that is not 200', (route) => route.fulfill({ status: 204 }), /answered 204 instead of 200/],
  ['no network', (route) => route.abort('connectionrefused'), /network: no answer, or blocked/],
]

/** Collects the console errors of the page about a failed send. */
function causes(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('was not sent')) lines.push(message.text())
  })
  return lines
}

// spec: 2-toasts, 4-success-resets-form, 7-success-ok-status, 8-english-general-failure, 8-network-error
test('every failure shows its toast, keeps the input, and logs one line without personal data; a retry works', async ({ page }, {
  testId,
}) => {
  const lines = causes(page)
  const { path, fields, failed, sent } = formCases(testId).contact
  const form = await openForm(page, path)
  await fill(form, fields)
  const toast = page.getByRole('alert')
  for (const [what, answer, cause] of failures)
    await test.step(what, async () => {
      lines.length = 0
      await page.route(sendPath, answer)
      await submitOf(page).click()
      await expect(toast.getByText(failed, { exact: true })).toBeVisible()
      await expect(toast).toHaveCSS('background-color', 'rgb(179, 38, 30)')
      await expect(toast).toHaveCSS('color', 'rgb(255, 255, 255)')
      await expectValues(form, fields)
      await expect(submitOf(page)).toBeEnabled()
      expect(lines).toEqual([expect.stringMatching(cause)])
      for (const value of Object.values(fields)) expect(lines[0]).not.toContain(value)
      await page.getByRole('button', { name: texts('messages').closeToast }).click()
      await expect(toast).toHaveCount(0)
      await page.unroute(sendPath)
    })
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await expect(toast).toHaveCount(0)
})

for (const name of inLayer(['school', 'english', 'science', 'job', 'waiting-list'] as const, ['school', 'job'])) {
  // spec: 8-school-science-failure, 8-english-general-failure, decided-failure-chat
  test(`the ${name} form shows its own failure toast, logs the failure, and offers the enquiry as a chat message`, async ({ page }) => {
    const lines = causes(page)
    const { path, fields, failed } = formCases('dana')[name]
    await page.route(sendPath, (route) => route.abort())
    const form = await openForm(page, path)
    await fill(form, fields)
    await submitOf(page).click()
    const toast = page.getByRole('alert')
    await expect(toast.getByText(failed, { exact: true })).toBeVisible()
    expect(lines).toEqual([expect.stringContaining(`The ${name} form was not sent`)])
    await expectValues(form, fields)
    const link = toast.getByRole('link', { name: texts('forms').failedChat })
    await expect(link).toHaveAttribute('target', '_blank')
    const href = new URL((await link.getAttribute('href')) ?? '')
    expect(href.host).toBe('wa.me')
    const text = href.searchParams.get('text') ?? ''
    expect(text).toContain(`${texts('form-school').phone}: ${fields['phone']}`)
    expect(text.split('\n').length).toBeGreaterThan(4)
    expect(text).not.toMatch(/undefined|null|\[object/)
  })
}

// spec: 2-toasts
test('a failure toast follows the theme: a red for each, with white text', longLayerOnly, async ({ page }) => {
  const { path, fields } = formCases('dana').school
  await page.route(sendPath, (route) => route.abort())
  await fill(await openForm(page, path), fields)
  await submitOf(page).click()
  const toast = page.getByRole('alert')
  for (const [colorScheme, red] of [
    ['light', 'rgb(179, 38, 30)'],
    ['dark', 'rgb(196, 53, 44)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(toast).toHaveCSS('background-color', red)
    await expect(toast).toHaveCSS('color', 'rgb(255, 255, 255)')
  }
})

for (const { width, height } of inLayer(phones, phones.slice(-1))) {
  // spec: 2-toasts
  test(`on a phone of ${width}×${height} the toast never covers the submit button, wherever it is, and both can be clicked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.route(sendPath, (route) => route.abort())
    const { path, fields } = formCases('dana').school
    await fill(await openForm(page, path), fields)
    const button = submitOf(page)
    const toast = page.getByRole('alert')
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      await button.evaluate((element, at) => {
        const top = element.getBoundingClientRect().top - at * innerHeight
        scrollBy({ top, behavior: 'instant' })
      }, share)
      await button.click()
      await expect(toast.getByRole('paragraph')).not.toBeEmpty()
      await expect.poll(() => overlap(toast, button), `with the button at ${share} of the height`).toBe(false)
      await expect(toast).toBeInViewport({ ratio: 0.99 })
      await expect(button).toBeInViewport({ ratio: 0.99 })
      await toast.getByRole('link').click({ trial: true })
      await button.click({ trial: true })
      await toast.getByRole('button').click()
    }
  })
}

test('a send without a response fails after 20 seconds', async ({ page }) => {
  const lines = causes(page)
  const { path, fields, failed } = formCases('dana').contact
  await page.clock.install()
  await page.route(sendPath, () => {})
  const form = await openForm(page, path)
  await fill(form, fields)
  const request = page.waitForRequest(sendPath)
  await submitOf(page).click()
  await request
  await page.clock.fastForward(19_000)
  await expect(submitOf(page)).toBeDisabled()
  await page.clock.fastForward(1_500)
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible()
  expect(lines[0]).toContain('no answer within 20 seconds')
  await expectValues(form, fields)
})

test('a lost response followed by a retry produces one mail', async ({ page, inbox }, { testId }) => {
  const { path, fields, sent } = formCases(testId).contact
  await page.route(sendPath, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fill(await openForm(page, path), fields)
  await submitOf(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(sendPath)
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect(await inbox()).toHaveLength(1)
})

// spec: 8-network-error, 9-mail-client
test('a second send within ten seconds of a success fails with the usual toast', async ({ page, inbox }, { testId }) => {
  const lines = causes(page)
  const { path, fields, failed, sent } = formCases(testId).contact
  const form = await openForm(page, path)
  await fill(form, fields)
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  const again = { ...fields, message: 'ועוד דבר ששכחתי לכתוב' }
  await fill(form, again)
  await submitOf(page).click()
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible()
  await expectValues(form, again)
  expect(lines[0]).toContain('429')
  expect(await inbox()).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('/contact')
})

test('sends even if storage throws', async ({ page, inbox }, { testId }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  const { path, fields, sent } = formCases(testId).contact
  await fill(await openForm(page, path), fields)
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect(await inbox()).toHaveLength(1)
})

// spec: decided-failure-chat
test('a draft survives a reload, without the resume, and is deleted after sending', async ({ page }, { testId }) => {
  const { path, fields, sent } = formCases(testId).job
  const form = await openForm(page, path)
  await fill(form, fields)
  const resume = Buffer.from('%PDF-1.7 secret')
  await form.locator('[name=resume]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: resume })
  await expect(form.getByText(texts('form-job').resumeReady)).toBeVisible()
  await page.reload()
  await expect(submitOf(page)).toBeVisible()
  await expectValues(form, fields)
  await expect(form.getByText(texts('form-job').resumeChoose)).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(stored, 'the draft').toContain(fields['email'])
  for (const part of ['cv.pdf', 'base64', resume.toString(), resume.toString('base64')]) expect(stored).not.toContain(part)
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['win-visit'])
  await page.reload()
  await expect(submitOf(page)).toBeVisible()
  await expectEmpty(form)
})

// spec: decided-spam-trap
test('a filled spam trap alone is accepted; together with a too fast send it gets the failure toast', async ({ page, inbox }, {
  testId,
}) => {
  const opened = Date.parse('2026-11-15T10:00:00Z')
  await page.clock.setFixedTime(opened)
  const { path, fields, sent, failed } = formCases(testId).contact
  const form = await openForm(page, path)
  await fill(form, fields)
  await form.locator('[name=website]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'http://spam.example'
  })
  await submitOf(page).click()
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible()
  expect(await inbox()).toHaveLength(0)
  await page.clock.setFixedTime(opened + 3_000)
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect(await inbox()).toHaveLength(1)
})

test('the keyboard reaches a toast right after the form; Escape or its button closes it', longLayerOnly, async ({ page }) => {
  await page.route(sendPath, (route) => route.fulfill({ status: 500 }))
  const { path, fields } = formCases('dana').contact
  const form = await openForm(page, path)
  await fill(form, fields)
  await submitOf(page).press('Enter')
  const toast = page.getByRole('alert')
  await expect(toast).toBeVisible()
  await expect(submitOf(page)).toBeFocused()
  // The last tab stop of the form is the privacy link.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toast.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await submitOf(page).click()
  await page.getByRole('button', { name: texts('messages').closeToast }).click()
  await expect(toast).toHaveCount(0)
})

test('closing a toast by keyboard returns the focus to the submit button', longLayerOnly, async ({ page }) => {
  const { path, fields } = formCases('dana').contact
  await page.route(sendPath, (route) => route.abort())
  await fill(await openForm(page, path), fields)
  await submitOf(page).focus()
  for (const key of ['Enter', 'Escape']) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(submitOf(page)).toBeFocused()
    await page.getByRole('alert').getByRole('button').focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(submitOf(page)).toBeFocused()
  }
})
