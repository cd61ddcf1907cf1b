import { expect } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { everyRule, expectDialogKeepsFocus, expectOrder, moments, partOf, passover, readAt, termsTitle } from '../support/camps.ts'
import { entry } from '../support/content.ts'
import { loosely } from '../support/loosely.ts'
import { expectNoSidewaysScroll, laidOut, phone } from '../support/page.ts'
import { test } from '../support/paper.ts'
import { words } from '../support/words.ts'

const path = '/win-camp/kiryat-gat'
const scoreboard = partOf(path, 'scoreboard-hero')
const inventory = partOf(path, 'inventory-benefits')
const tournament = partOf(path, 'tournament')
const placards = partOf(path, 'placards-reasons')
const gallery = partOf(path, 'gallery')
const admission = partOf(path, 'admission-cta')
const labels = words('camps')
const { printed } = passover

test('the hero shows dates, hours and venue in the right order, on a phone too, where the page is not endless', async ({ page }) => {
  await page.goto(path)
  const board = page.locator('#dates')
  await expect(board.getByRole('heading', { level: 1 })).toHaveText(loosely(scoreboard.heading))
  const place = passover.isOnline ? [] : [passover.location.city, passover.location.venue]
  for (const fact of [printed.dayRange, printed.dayCount, printed.hours, printed.grades, ...place]) await expect(board).toContainText(fact)
  for (const size of [{ width: 1280, height: 900 }, phone]) {
    await page.setViewportSize(size)
    await expectOrder(board.getByText(printed.dayRange), printed.dayRange)
    await expectOrder(board.getByText(printed.hours), printed.hours)
  }
  await laidOut(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7600)
  await expectNoSidewaysScroll(page, [320, 600, 960, 1088, 1920])
})

test('features, tournament with a YouTuber, reasons, gallery and sign-up follow in this order', async ({ paper }) => {
  await paper.goto(path)
  const parts = [inventory, tournament, placards, gallery, { heading: admission.heading.ended }]
  const found = await paper.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  const places = parts.map(({ heading }) => found.findIndex((text) => loosely(heading).test(text.trim())))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  await expect(paper.locator('#features').getByRole('heading', { level: 3 })).toHaveText(
    passover.activities.map(({ title }) => loosely(title)),
  )
  await expect(paper.locator('#why').getByRole('heading', { level: 3 })).toHaveText(placards.items.map(({ title }) => loosely(title)))
  await expect(paper.locator('#gallery').getByRole('link')).toHaveCount(entry('galleries', String(gallery.gallery)).pictures.length)
})

test('the tournament goes to its final in rounds', async ({ paper }) => {
  await paper.goto(path)
  const hall = paper.locator('#tournament')
  await expect(hall).toContainText(tournament.kicker)
  for (const { title: name } of tournament.rounds) await expect(hall.getByRole('heading', { name })).toBeVisible()
})

test('while registration is open, the payment page is the main way in', async ({ page }) => {
  for (const moment of moments.open) {
    await readAt(page, moment, path)
    const signUp = page.locator('#sign-up')
    const pay = signUp.getByRole('link', { name: admission.payLabel })
    await expect(pay).toHaveAttribute('href', site.paymentPage)
    await expect(pay).toHaveAttribute('target', '_blank')
    await expect(signUp.getByRole('link', { name: labels.openChat })).toBeVisible()
  }
})

test('once it has begun nobody is asked to register, but a payment that is left can be made; after the end nobody is asked to pay', async ({
  page,
}) => {
  const signUp = page.locator('#sign-up')
  for (const moment of moments.running) {
    await readAt(page, moment, path)
    await expect(signUp.getByRole('link', { name: admission.payLabel, exact: true })).toHaveCount(0)
    await expect(signUp.getByRole('link', { name: admission.payLaterLabel })).toHaveAttribute('href', site.paymentPage)
  }
  await readAt(page, moments.ended[0] ?? '', path)
  await expect(
    page
      .getByRole('main')
      .getByRole('link')
      .and(page.locator(`[href="${site.paymentPage}"]`)),
  ).toHaveCount(0)
  await expect(page.locator('#dates').getByText(labels.endedChip)).toBeVisible()
  await expect(signUp).toBeHidden()
  await expect(page.locator('#dates').getByRole('link', { name: labels.endedChat })).toHaveAttribute('href', /wa\.me\/972\d+\?text=/)
})

test('the terms dialog holds every rule, and takes and gives back the focus', async ({ page }) => {
  await page.goto(path)
  const opener = page.getByRole('button', { name: labels.terms })
  await opener.click()
  for (const rule of everyRule) await expect(page.getByRole('dialog', { name: termsTitle })).toContainText(rule)
  await page.keyboard.press('Escape')
  await expectDialogKeepsFocus(page, opener, termsTitle)
})

test('with scripts off the page can be read, terms included', async ({ paper }) => {
  await paper.goto(path)
  await expect(paper.getByRole('heading', { level: 1 })).toBeVisible()
  for (const rule of everyRule) await expect(paper.getByText(rule).first()).toBeVisible()
})
