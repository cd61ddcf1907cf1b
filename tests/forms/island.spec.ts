import type { Request } from '@playwright/test'
import { entry } from '../support/content'
import { expect, formCases, formOf, submitOf, test } from '../support/forms'
import { words } from '../support/words'

declare global {
  interface Window {
    shift: number
  }
}

const paths = Object.values(formCases('dana')).map(({ path }) => path)
/** Which notice is at the form of a page, where it is not that of an enquiry. */
const notices: Record<string, string> = { '/jobs': 'job', '/win-camp': 'waiting-list' }

test('no code of the form is fetched before the form is near; then all of it, the e-mail client too, within its budget', async ({
  page,
}) => {
  const fetched = new Map<string, Request>()
  page.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname
    if (name.endsWith('.js')) fetched.set(name, request)
  })
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/win-english', { waitUntil: 'networkidle' })
  const before = [...fetched.keys()]
  expect(before.filter((name) => /react|forms|Form\./.test(name))).toEqual([])
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(submitOf(page)).toBeVisible()
  // The e-mail client comes with the form, before anything is sent.
  const island = () => [...fetched].filter(([name]) => !before.includes(name))
  const code = () => Promise.all(island().map(async ([, request]) => (await request.response())?.text()))
  await expect.poll(async () => (await code()).join()).toContain('/api/v1.0/email/send')
  expect(
    island()
      .map(([name]) => name)
      .join(),
  ).toContain('EnglishForm')
  const sizes = await Promise.all(island().map(([, request]) => request.sizes()))
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(85 * 1024)
})

for (const path of paths) {
  test(`${path}: a pulsing grey placeholder of 8 rem holds the form’s place, and nothing moves when the form comes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_astro/*Form.*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    const form = formOf(page)
    const placeholder = form.locator('xpath=preceding-sibling::div')
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

test('with scripts off there are phone, e-mail and chat in the form’s place', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(path)
    await expect(formOf(page)).toBeHidden()
    const place = page.getByRole('main').locator('noscript')
    await expect(place.locator('a[href^="tel:+972"]')).toBeVisible()
    await expect(place.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(place.locator('a[href^="https://wa.me/972"]')).toBeVisible()
  }
  await context.close()
})

test('fields bring the right keyboard, are filled in by the browser, and are typed in their own direction', async ({ page }) => {
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
  await expect(form.getByText(words('forms').requiredFields)).toBeVisible()
  await expect(form.locator('[required]')).not.toHaveCount(0)
  await expect(form.getByRole('link', { name: entry('notices', 'enquiry').linkLabel })).toHaveAttribute('href', '/privacy')
})
