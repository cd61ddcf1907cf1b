import { expect } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { phoneHref } from '../../src/lib/phone-links.ts'
import { expectLink, parseAction } from '../support/action.ts'
import { contentOf } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { overlap, phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const path = '/contact'
const { hero, form } = contentOf('contact')
const address = `${site.street}, ${site.city}`
const hours = `${site.openingFrom}–${site.openingTo}`

// spec: 1-sign-up-ways
test('a post office with three windows: chat, e-mail and phone, in this order', async ({ textPage }) => {
  await textPage.goto(path)
  const main = textPage.getByRole('main')
  await expect(main.getByRole('img', { name: hero.picture.alt })).toBeVisible()
  const hrefs = hero.windows.map(({ action }) => parseAction(action).href)
  expect(hrefs).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/972\d+\?text=/), `mailto:${site.email}`, phoneHref(site.phone)])
  for (const [number, { action }] of hero.windows.entries()) {
    const { label, newTab } = parseAction(action)
    const link = main.getByRole('link', { name: label }).first()
    await expect(link).toHaveAttribute('href', hrefs[number] ?? '')
    if (newTab) await expect(link).toHaveAttribute('target', '_blank')
  }
})

test(
  'on a phone the chat is above the e-mail; on a desktop they are side by side, under the windows of the picture',
  longLayerOnly,
  async ({ page }) => {
    await page.goto(path)
    const places = async () =>
      Promise.all(hero.windows.map(({ title }) => page.getByRole('heading', { name: title, exact: true }).boundingBox()))
    const [chat, mail, call] = await places()
    expect(mail?.x).toBeGreaterThan(chat?.x ?? 0)
    expect(chat?.x).toBeGreaterThan(call?.x ?? 0)
    await page.setViewportSize(phone)
    const [phoneChat, phoneMail] = await places()
    expect(phoneChat?.y).toBeLessThan(phoneMail?.y ?? 0)
  },
)

// spec: 2-contact-content-ours, decided-contact-page
test('the general form is in the contact section, beside the details', async ({ page }) => {
  await page.goto(path)
  const section = page.locator('#contact')
  const { fullName, email, message } = texts('form-contact')
  for (const name of [fullName, email, message]) await expect(section.getByRole('textbox', { name })).toBeVisible()
  await expect(section.getByRole('textbox')).toHaveCount(3)
  const [fields, details] = await Promise.all([
    section.locator('form').boundingBox(),
    section.getByText(form.address.heading).boundingBox(),
  ])
  expect(details?.x).toBeLessThan(fields?.x ?? 0)
})

// spec: decided-contact-page
test('the address has navigation links and no map, and the opening hours read in the right order', async ({ textPage }) => {
  await textPage.goto(path)
  const section = textPage.getByRole('region', { name: form.address.heading })
  await expect(section.getByText(site.street)).toBeVisible()
  const { contactWaze, contactGoogleMaps, contactDays } = texts('sections')
  const waze = new URL((await section.getByRole('link', { name: contactWaze }).getAttribute('href')) ?? '')
  expect(waze.hostname).toBe('waze.com')
  expect(waze.searchParams.get('q')).toBe(address)
  const google = new URL((await section.getByRole('link', { name: contactGoogleMaps }).getAttribute('href')) ?? '')
  expect(google.searchParams.get('destination')).toBe(address)
  await expect(textPage.locator('iframe')).toHaveCount(0)
  const open = textPage.getByRole('region', { name: form.hours.heading })
  await expect(open.getByRole('paragraph').first()).toHaveText(`${contactDays.replace('{day}', site.openingLastDay)} ${hours}`)
  await expect(open.locator('bdi[dir="ltr"]')).toHaveText(hours)
})

test('the footer link leads to this form', async ({ page }) => {
  await page.goto(path)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts('footer').form })
    .click()
  await expect(page).toHaveURL('/contact#contact')
  await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('the shortcuts have the links from the content', async ({ textPage }) => {
  await textPage.goto(path)
  const region = textPage.getByRole('region', { name: form.shortcuts.heading })
  await expect(region.getByRole('link')).toHaveCount(form.shortcuts.links.length)
  for (const { action } of form.shortcuts.links) await expectLink(region, action)
})

test('with scripts off the stamp covers no text', longLayerOnly, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone, ...(baseURL && { baseURL }) })
  await page.goto(path)
  // getByText() does not search inside <noscript>.
  const notice = page.locator('noscript p', { hasText: texts('forms').formless })
  const stamp = page.locator('[aria-hidden=true]', { has: page.locator('img') }).and(page.locator('[data-scheme=light] > span'))
  expect(await overlap(notice, stamp)).toBe(false)
  await page.close()
})
