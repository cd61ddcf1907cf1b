import { expect, type Page, test } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import type { CampState } from '../../src/features/camps/state/camp-state.ts'
import { moments, partOf, passover } from '../support/camps.ts'
import { contentOf, entry } from '../support/content.ts'
import { loosely } from '../support/loosely.ts'
import { barEntry } from '../support/menu.ts'
import { phone } from '../support/page.ts'
import { words } from '../support/words.ts'

// Every page that speaks of camps, in every state of one: on its day, and with the owner's word about its places in its file.
const labels = words('camps')
const admission = partOf('/win-camp/kiryat-gat', 'admission-cta')
const price = partOf('/win-camp/passover', 'price-cta')
const next = entry('camps', 'passover-2027')
const whileOpen = moments.open[0] ?? ''
const file = `${passover.first}/${passover.last}//`

/** The moment at which the page is read, and what the file would say then. */
const cases: Record<CampState, { at: string; file?: string; chip: string; door?: string }> = {
  planned: {
    at: whileOpen,
    file: `${passover.first}/${passover.last}/${passover.first}/`,
    chip: labels.plannedChip,
    door: labels.waitingList,
  },
  open: { at: whileOpen, chip: labels.openChip, door: labels.toSignUp },
  few: { at: whileOpen, file: `${file}few`, chip: labels.fewChip, door: labels.toSignUp },
  full: { at: whileOpen, file: `${file}full`, chip: labels.fullChip, door: labels.waitingList },
  running: { at: moments.running[0] ?? '', chip: labels.runningChip },
  ended: { at: moments.ended[0] ?? '', chip: labels.endedChip },
}
const ahead: CampState[] = ['planned', 'open', 'few', 'full']

/** Opens the page at that moment, as it would be if the camp's file said so. */
async function readIn(page: Page, state: CampState, path: string): Promise<void> {
  const { at, file: written = file } = cases[state]
  await page.clock.setFixedTime(new Date(at))
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`data-camp="${file}"`, `data-camp="${written}"`) })
  })
  await page.goto(path)
}

for (const state of Object.keys(cases) as CampState[]) {
  const { chip, door } = cases[state]
  const isAhead = ahead.includes(state)

  test(`${state}: home, the education page and the menu name the next camp, and lead to it`, async ({ page }) => {
    for (const path of ['/', '/minecraft-education']) {
      await readIn(page, state, path)
      const card = page.getByRole('main').locator('[data-next-camp]').getByRole('link')
      await expect(card).toHaveCount(1)
      // Once the camp has begun, the one that is announced is next.
      await expect(card).toContainText(isAhead ? passover.title : next.title)
      await expect(card).toContainText(isAhead ? passover.printed.price : labels.plannedChip)
      await expect(card).toContainText(door ?? labels.waitingList)
      if (isAhead) await expect(card).toContainText(chip)
      await expect(card).toHaveAttribute('href', door === labels.toSignUp ? '/win-camp/passover' : '/win-camp#waiting-list')
    }
    await page.getByRole('button', { name: barEntry('/win-camp').label }).click()
    await expect(page.locator('#camp-menu')).toContainText(isAhead ? passover.printed.dates : (next.season?.name ?? ''))
  })

  test(`${state}: the overview sells what can be joined, and nothing that is over`, async ({ page }) => {
    await readIn(page, state, '/win-camp')
    const plates = page.getByRole('region', { name: loosely(contentOf('win-camp').hero.heading) })
    await expect(plates.getByRole('link', { name: passover.title })).toHaveCount(isAhead ? 1 : 0)
    await expect(plates.getByRole('link', { name: next.title })).toHaveAttribute('href', '#waiting-list')
    const card = page.getByRole('article', { name: passover.title })
    await expect(card.getByText(chip)).toBeVisible()
    await expect(page.locator(state === 'ended' ? '#past-camps' : '#camps').getByRole('article', { name: passover.title })).toBeVisible()
    await expect(page.locator(state === 'ended' ? '#camps' : '#past-camps')).toBeHidden()
    await expect(card.getByText(passover.printed.price, { exact: true })).toBeVisible({ visible: isAhead })
    await expect(card.getByRole('link', { name: labels.toCalendar })).toBeVisible({ visible: isAhead })
    await expect(card.getByRole('link', { name: labels.share })).toBeVisible({ visible: isAhead })
    await expect(card.getByRole('link', { name: 'Waze' })).toBeVisible({ visible: state !== 'ended' })
    await expect(card.getByRole('link', { name: labels.openChat })).toBeVisible({ visible: door === labels.toSignUp })
    await expect(card.getByRole('link', { name: labels.waitingList })).toBeVisible({ visible: door === labels.waitingList })
  })

  test(`${state}: the camp's pages say so from the first line to the last, and ask for money only while it can be joined`, async ({
    page,
  }) => {
    for (const [path, said] of [
      ['/win-camp/passover', price.heading],
      ['/win-camp/kiryat-gat', admission.heading],
    ] as const) {
      await readIn(page, state, path)
      const main = page.getByRole('main')
      await expect(main.getByText(chip).first()).toBeVisible()
      const heading = (said[state] ?? said.open).replace('{{camp.price}}', passover.printed.price)
      const last = page.locator(state === 'ended' ? '#waiting-list' : '#sign-up')
      await expect(last.getByRole('heading', { level: 2 })).toHaveText(heading, { useInnerText: true })
      const asked = main.getByText(passover.printed.price, { exact: true }).filter({ visible: true })
      if (isAhead) await expect(asked.first()).toBeVisible()
      else await expect(asked).toHaveCount(0)
      const pay = main.locator(`a[href="${site.paymentPage}"]`).filter({ visible: true })
      const mayPay = path.endsWith('kiryat-gat') && ['open', 'few', 'running'].includes(state)
      await expect(pay).toHaveCount(mayPay ? 1 : 0)
    }
  })
}

test('without any camp ahead, the waiting list is offered alone', async ({ page }) => {
  for (const path of ['/', '/win-camp']) {
    await page.clock.setFixedTime(new Date('2027-06-20T10:00:00Z'))
    await page.goto(path)
    await expect(page.getByRole('main').getByText(labels.noCamp)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: next.title })).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a bar at the foot carries the next camp while nothing else on the screen does', async ({ page }) => {
    await readIn(page, 'open', '/win-camp/passover')
    const bar = page.getByRole('complementary', { name: labels.nextCamp })
    await expect(bar).toBeHidden()
    await page.locator('#stages').scrollIntoViewIfNeeded()
    await expect(bar.getByRole('link', { name: labels.toSignUp })).toBeVisible()
    await expect(bar).toContainText(passover.printed.price)
    await expect(page.locator('[data-back-to-top]')).toBeHidden()
    await page.locator('#sign-up [data-own-action]').first().scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.locator('#stages').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  })

  test('when, where, how much and the way in are on the first screen, in every state', async ({ page }) => {
    for (const state of Object.keys(cases) as CampState[]) {
      for (const path of ['/', '/win-camp']) {
        await readIn(page, state, path)
        const door = page.getByRole('main').locator('[data-own-action]').first().getByRole('link').first()
        await expect(door).toBeInViewport({ ratio: 1 })
        for (const fact of ahead.includes(state) ? [passover.printed.dates, 'קריית גת', passover.printed.price] : [next.season?.name ?? ''])
          await expect(door).toContainText(fact)
      }
    }
  })

  test('on the smallest common phone the Kiryat Gat page has its price and what to press on the first screen, in every state', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const state of Object.keys(cases) as CampState[]) {
      await readIn(page, state, '/win-camp/kiryat-gat')
      const press = page.locator('#dates [data-own-action]').getByRole('link')
      expect((await press.boundingBox())?.y, state).toBeLessThan(740)
      const price = page.locator('#dates').getByText(passover.printed.price)
      if (ahead.includes(state)) await expect(price).toBeInViewport({ ratio: 1 })
    }
  })
})
