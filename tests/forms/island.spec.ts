import type { Page, Request } from '@playwright/test'
import { entry } from '../support/content.ts'
import { expect, expectValues, fill, formCases, formOf, sendPath, submitOf, test } from '../support/forms.ts'
import { inLayer } from '../support/layers.ts'
import { waitForLayout } from '../support/page.ts'
import { texts } from '../support/texts.ts'

declare global {
  interface Window {
    shift: number
  }
}

const paths = Object.values(formCases('dana')).map(({ path }) => path)
/** The collection notice of a page's form, where it is not the enquiry notice. */
const notices: Record<string, string> = { '/jobs': 'job', '/win-camp': 'waiting-list' }

// spec: 7-initialised-when-form, 7-lazy-section-loads
test('no form code is fetched before the form is near; then all of it, with the e-mail client, within its size budget', async ({
  page,
}) => {
  const fetched = new Map<string, Request>()
  page.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname
    if (name.endsWith('.js')) fetched.set(name, request)
  })
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/win-english')
  await waitForLayout(page)
  await page.waitForLoadState('networkidle')
  const before = [...fetched.keys()]
  expect(before.filter((name) => /react|forms|Form\./.test(name))).toEqual([])
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(submitOf(page)).toBeVisible()
  // The e-mail client loads with the form, before anything is sent.
  const island = () => [...fetched].filter(([name]) => !before.includes(name))
  const code = () => Promise.all(island().map(async ([, request]) => (await request.response())?.text()))
  await expect.poll(async () => (await code()).join()).toContain('/api/v1.0/email/send')
  expect(
    island()
      .map(([name]) => name)
      .join(),
  ).toContain('EnglishForm')
  const sizes = await Promise.all(island().map(([, request]) => request.sizes()))
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(84 * 1024)
})

for (const path of inLayer(paths, ['/contact'])) {
  // spec: 2-home-pulsing-grey-placeholder, decided-legal
  test(`${path}: a pulsing grey 8 rem placeholder stands in for the button, and nothing shifts when the code loads`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const release = await delayFormCode(page)
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    const form = formOf(page)
    const placeholder = submitOf(page).locator('xpath=../preceding-sibling::div')
    await placeholder.scrollIntoViewIfNeeded()
    expect((await placeholder.boundingBox())?.height).toBeCloseTo(128, 1)
    await expect(placeholder).toHaveCSS('animation-iteration-count', 'infinite')
    const [red = 0, green = 0, blue = 0] = await placeholder.evaluate((element) =>
      [...getComputedStyle(element).backgroundColor.matchAll(/\d+/g)].map(Number),
    )
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(10)
    await expect(submitOf(page)).toBeHidden()
    const height = await form.evaluate((element) => element.getBoundingClientRect().height)
    await page.evaluate(() => {
      window.shift = 0
    })
    release()
    await expect(submitOf(page)).toBeVisible()
    await expect(placeholder).toHaveCount(0)
    expect(await form.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(height, 1)
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.001)
    await expect(form.getByText(entry('notices', notices[path] ?? 'enquiry').text)).toBeVisible()
  })
}

const { science, job, ...others } = formCases('early')

for (const { name, path, fields } of inLayer([science, job, ...Object.values(others)], [science])) {
  test(`${path}: the keyboard reaches every field before the form code loads, and hydration keeps the input`, async ({ page }) => {
    const release = await delayFormCode(page)
    await page.goto(path)
    const form = formOf(page)
    await page.getByRole('main').locator('a, button, summary').first().focus()
    const reached = new Set<string>()
    const fieldNames = new Set(
      await form
        .locator(':is(input, textarea)[name]:not([tabindex])')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? '')),
    )
    for (let press = 0; press < 120 && !isSubset(fieldNames, reached); press += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const focused = document.activeElement
        return { name: focused?.getAttribute('name') ?? '', isClosed: focused?.matches('form details:not([open]) > summary') ?? false }
      })
      // Open collapsed parts on the way.
      if (focus.isClosed) await page.keyboard.press('Enter')
      reached.add(focus.name)
    }
    expect([...fieldNames].filter((field) => !reached.has(field))).toEqual([])
    await fill(form, fields)
    if (name === 'science') await form.getByRole('checkbox').nth(1).check()
    if (name === 'job') await form.locator('[name=resume]').setInputFiles({ name: 'cv.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
    // Enter must not submit natively, which would put the input into the address.
    await form.getByRole('textbox').first().press('Enter')
    await expect(submitOf(page)).toBeHidden()
    release()
    await expect(submitOf(page)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await expectValues(form, fields)
    if (name === 'science') await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1)
    if (name === 'job') await expect(form.getByText(texts('form-job').resumeReady)).toBeVisible()
    const sent = page.waitForRequest(sendPath)
    await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
    await submitOf(page).click()
    expect((await sent).postData()).toContain(fields['phone'] ?? fields['email'])
  })
}

test('with scripts off, phone, e-mail and chat links replace the form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(path)
    await expect(formOf(page)).toBeHidden()
    const replacement = page.getByRole('main').locator('noscript')
    await expect(replacement.locator('a[href^="tel:+972"]')).toBeVisible()
    await expect(replacement.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(replacement.locator('a[href^="https://wa.me/972"]')).toBeVisible()
  }
  await context.close()
})

test('fields open the right keyboard, support autofill, and switch to the direction of their input', async ({ page }) => {
  await page.goto('/')
  const form = formOf(page)
  await form.scrollIntoViewIfNeeded()
  const phone = form.locator('[name=phone]')
  const email = form.locator('[name=email]')
  await expect(phone).toHaveAttribute('inputmode', 'tel')
  await expect(phone).toHaveAttribute('autocomplete', 'tel')
  await expect(email).toHaveAttribute('inputmode', 'email')
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(form.locator('[name=schoolName]')).toHaveAttribute('autocomplete', 'organization')
  await expect(phone).toHaveCSS('direction', 'rtl')
  for (const field of [phone, email]) {
    await field.fill('050')
    await expect(field).toHaveCSS('direction', 'ltr')
    await expect(field).toHaveCSS('text-align', 'end')
  }
  await expect(form.locator('[required]')).not.toHaveCount(0)
  await expect(form.getByRole('link', { name: entry('notices', 'enquiry').linkLabel })).toHaveAttribute('href', '/privacy')
})

/** Delays the form code until the returned function is called, as on a slow connection. */
async function delayFormCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_astro/*Form.*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

function isSubset(subset: Set<string>, all: Set<string>): boolean {
  return [...subset].every((one) => all.has(one))
}
