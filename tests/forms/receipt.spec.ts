import { formNames } from '../../src/config/forms.ts'
import { expect, expectEmpty, fill, formCases, openForm, receiptOf, sendPath, submitOf, test } from '../support/forms.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { overlap, phone, phones } from '../support/page.ts'
import { texts } from '../support/texts.ts'

test.beforeEach(async ({ page }) => {
  await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
})

for (const name of inLayer(formNames, ['contact', 'waiting-list'])) {
  // spec: decided-receipt
  test(`the ${name} form: the receipt stays above the form, with the reply time, the next step and a chat link`, async ({ page }) => {
    await page.setViewportSize(phone)
    const { path, fields, sent, about } = formCases('dana')[name]
    const form = await openForm(page, path)
    await expect(receiptOf(page)).toBeEmpty()
    await fill(form, fields)
    const label = (await submitOf(page).textContent()) ?? ''
    await submitOf(page).click()
    const receipt = receiptOf(page)
    const own = texts(`form-${name}`)
    await expect(receipt.getByRole('heading', { name: own.sentTitle })).toBeInViewport()
    await expect(receipt.getByRole('definition').filter({ hasText: about })).toBeInViewport()
    await expect(receipt).toContainText('reply' in own ? own.reply : texts('forms').reply)
    await expect(receipt).toContainText(own.sentNext)
    const chat = receipt.getByRole('link', { name: texts('forms').sentChat })
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.host).toBe('wa.me')
    expect(address.searchParams.get('text')).toMatch(new RegExp(`^${own.sentChat.split('{')[0]}`))
    // The toast is shown too, and the form below is ready again.
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
    await expectEmpty(form)
    await expect(submitOf(page)).toHaveText(label)
    const [above, below] = await Promise.all([receipt.boundingBox(), form.boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })
}

/** With a phone whose browser bars are visible. */
const windows = [...phones, { width: 390, height: 664 }]

for (const { width, height } of inLayer(windows, windows.slice(-1))) {
  // spec: decided-receipt
  test(`on a phone of ${width}×${height} the toast does not cover the receipt`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const name of ['school', 'waiting-list'] as const) {
      const { path, fields, sent } = formCases('dana')[name]
      await fill(await openForm(page, path), fields)
      await submitOf(page).click()
      const toast = page.getByRole('status').filter({ hasText: sent })
      await expect(toast).toBeInViewport({ ratio: 0.99 })
      await expect(receiptOf(page).getByRole('heading')).toBeInViewport({ ratio: 0.99 })
      await expect.poll(() => overlap(toast, receiptOf(page))).toBe(false)
    }
  })
}

// spec: decided-receipt
test('the receipt is announced, its title has the focus, and Tab moves on to the chat and the form', async ({ page }) => {
  const { path, fields } = formCases('dana').contact
  const form = await openForm(page, path)
  await fill(form, fields)
  await submitOf(page).press('Enter')
  await expect(receiptOf(page).getByRole('heading')).toBeFocused()
  await expect(receiptOf(page)).toHaveAttribute('role', 'status')
  await page.keyboard.press('Tab')
  await expect(receiptOf(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.locator('[name=fullName]')).toBeFocused()
})

test('a visitor who moves on during the send keeps their place', longLayerOnly, async ({ page }) => {
  let respond = () => {}
  const held = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(sendPath, async (route) => {
    await held
    await route.fulfill({ body: 'OK' })
  })
  const { path, fields } = formCases('dana').contact
  await fill(await openForm(page, path), fields)
  const request = page.waitForRequest(sendPath)
  await submitOf(page).click()
  await request
  const elsewhere = page.getByRole('contentinfo').getByRole('link').last()
  await elsewhere.focus()
  const before = await page.evaluate(() => scrollY)
  const card = receiptOf(page).locator('..')
  const height = (await card.boundingBox())?.height ?? 0
  respond()
  await expect(receiptOf(page).getByRole('heading')).toHaveCount(1)
  await expect(elsewhere).toBeFocused()
  // The position may change only by as much as the page has grown above it.
  const growth = ((await card.boundingBox())?.height ?? 0) - height
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(growth + 60)
})

// spec: decided-receipt
test('the next enquiry replaces the receipt, a failure keeps it, a reload removes it, and none of it is stored', async ({ page }) => {
  const { path, fields } = formCases('dana').contact
  const form = await openForm(page, path)
  const receipt = receiptOf(page)
  await fill(form, { ...fields, fullName: 'דנה לוי' })
  await submitOf(page).click()
  await expect(receipt).toContainText('דנה לוי')
  // The client allows one send per page in ten seconds.
  await fill(form, { ...fields, fullName: 'נועה כהן' })
  await submitOf(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(receipt).toContainText('דנה לוי')
  await page.evaluate(() => localStorage.clear())
  await submitOf(page).click()
  await expect(receipt).toContainText('נועה כהן')
  await expect(receipt).not.toContainText('דנה לוי')
  await expect(receipt.getByRole('heading')).toHaveCount(1)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/נועה|דנה|school\.org/)
  await page.reload()
  await expect(submitOf(page)).toBeVisible()
  await expect(receipt).toBeEmpty()
})
