import { expect } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import {
  cityCamps,
  everyRule,
  expectDialogKeepsFocus,
  expectVisualOrder,
  moveToState,
  openInState,
  partOf,
  passover,
  termsTitle,
} from '../support/camps.ts'
import { entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { expectNoSidewaysScroll, phone, waitForLayout } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const path = '/win-camp/kiryat-gat'
const scoreboard = partOf(path, 'scoreboard-hero')
const inventory = partOf(path, 'inventory-benefits')
const tournament = partOf(path, 'tournament')
const placards = partOf(path, 'placards-reasons')
const gallery = partOf(path, 'gallery')
const admission = partOf(path, 'admission-cta')
const labels = texts('camps')
/** The city's last camp: on its first day no other follows, so the page shows this one. */
const camp = cityCamps.at(-1) ?? passover
const { printed } = camp

// spec: 2-camps-kiryat-gat-dates
test('the hero shows dates, hours and venue in the right order, also on a phone, where the page height is limited', async ({ page }) => {
  await page.goto(`${path}?today=${camp.first}`)
  const board = page.locator('#dates')
  await expect(board.getByRole('heading', { level: 1 })).toHaveText(looseText(scoreboard.heading))
  const place = camp.isOnline ? [] : [camp.location.city, camp.location.venue]
  for (const fact of [camp.title, printed.dayRange, printed.dayCount, printed.hours, printed.grades, ...place, printed.price])
    await expect(board.getByText(fact).filter({ visible: true }).first(), fact).toBeVisible()
  const visible = (text: string) => board.getByText(text).filter({ visible: true })
  for (const size of [{ width: 1280, height: 900 }, phone]) {
    await page.setViewportSize(size)
    await expectVisualOrder(visible(printed.dayRange), printed.dayRange)
    await expectVisualOrder(visible(printed.hours), printed.hours)
  }
  await waitForLayout(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8600)
  await expectNoSidewaysScroll(page, [320, 600, 960, 1088, 1920])
})

// spec: 2-camps-features-tournament-youtuber
test('features, tournament, reasons, gallery and sign-up follow in this order; variant B starts with the tournament', async ({ page }) => {
  await page.goto(`${path}?today=${camp.first}`)
  await waitForLayout(page)
  const parts = [inventory, tournament, placards, gallery, { heading: admission.heading.running }]
  const places = async () => {
    const found = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    return parts.map(({ heading }) => found.findIndex((text) => looseText(heading).test(text.trim())))
  }
  expect(await places()).toEqual((await places()).toSorted((one, other) => one - other))
  expect(await places()).not.toContain(-1)
  await expect(page.locator('#features').getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText(
    camp.activities.map(({ title }) => looseText(title)),
  )
  const { guest } = tournament
  await expect(page.locator('#tournament').getByRole('heading', { level: 3, name: guest.title })).toBeVisible()
  await expect(page.locator('#tournament').getByText(guest.text)).toBeVisible()
  await expect(page.locator('#why').getByRole('heading', { level: 3 })).toHaveText(placards.items.map(({ title }) => looseText(title)))
  await expect(page.locator('#gallery').getByRole('link')).toHaveCount(entry('galleries', String(gallery.gallery)).pictures.length)
  await page.goto(`${path}/variant-b?today=${camp.first}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(looseText(tournament.heading))
  await expect(page.locator('main > section').first()).toHaveId('tournament')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('the tournament shows all its rounds', longLayerOnly, async ({ textPage }) => {
  await textPage.goto(path)
  const hall = textPage.locator('#tournament')
  await expect(hall).toContainText(tournament.kicker)
  for (const { title: name } of tournament.rounds) await expect(hall.getByRole('heading', { name })).toBeVisible()
})

// spec: 1-sign-up-ways, 2-camps-external-payment-link
test('while registration is open, payment is the primary action, with the chat beside it', async ({ page }) => {
  await openInState(page, path, camp, 'open')
  for (const part of [page.locator('#dates'), page.locator('#sign-up')]) {
    const pay = part.getByRole('link', { name: labels.pay })
    await expect(pay).toHaveAttribute('href', camp.pay)
    await expect(pay).toHaveAttribute('target', '_blank')
    await expect(part.getByRole('link', { name: labels.openChat })).toBeVisible()
  }
})

test('once the camp has begun, only an outstanding payment is offered, and no sign-up; after the end, neither', async ({ page }) => {
  const signUp = page.locator('#sign-up')
  await openInState(page, path, camp, 'running')
  await expect(signUp.getByRole('link', { name: labels.pay, exact: true })).toHaveCount(0)
  await expect(signUp.getByRole('link', { name: labels.payLater })).toHaveAttribute('href', camp.pay)
  await moveToState(page, camp, 'ended')
  const paid = page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator(`[href^="${site.paymentPage}"]`))
  await expect(paid).toHaveCount(0)
  await expect(page.locator('#dates').getByRole('link', { name: labels.endedChat })).toHaveAttribute('href', /wa\.me\/972\d+\?text=/)
})

// spec: 2-camps-external-payment-link
test('the terms dialog contains every rule, takes the focus and returns it', async ({ page }) => {
  await page.goto(path)
  const opener = page.locator('#sign-up').getByRole('button', { name: labels.terms }).filter({ visible: true })
  await opener.click()
  for (const rule of everyRule) await expect(page.getByRole('dialog', { name: termsTitle })).toContainText(rule)
  await page.keyboard.press('Escape')
  await expectDialogKeepsFocus(page, opener, termsTitle)
})

test('with scripts off the page can be read, terms included', longLayerOnly, async ({ textPage }) => {
  await textPage.goto(path)
  await expect(textPage.getByRole('heading', { level: 1 })).toBeVisible()
  for (const rule of everyRule) await expect(textPage.getByText(rule).first()).toBeVisible()
})

test('while the camp is open, its last section leaves room for the footer’s skyline', longLayerOnly, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${path}?today=2026-11-20`)
  await waitForLayout(page)
  const last = page.locator('main > section:visible').last()
  const room = await last.evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingBottom))
  expect(room).toBeGreaterThan(80)
})
