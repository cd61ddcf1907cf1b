import { expect, type Locator, test } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { type CampState, campStates } from '../../src/lib/camps/camp-state.ts'
import { city, cityCamps, partOf, passover, readInState, scheduled } from '../support/camps.ts'
import { contentOf } from '../support/content.ts'
import { longLayer, swept } from '../support/layers.ts'
import { loosely } from '../support/loosely.ts'
import { barEntry } from '../support/menu.ts'
import { phone } from '../support/page.ts'
import { words } from '../support/words.ts'

// Every page that speaks of camps, in every state of one. Which camp it is does not matter: the last of the city's.
const labels = words('camps')
const camp = cityCamps.at(-1) ?? passover
const admission = partOf(city.path, 'admission-cta')
const price = partOf('/win-camp/passover', 'price-cta')
/** One that sells, one that makes wait, one that is over. */
const states = swept(campStates, ['open', 'full', 'ended'])
const chips: Record<CampState, string> = {
  planned: labels.plannedChip,
  open: labels.openChip,
  few: labels.fewChip,
  full: labels.fullChip,
  running: labels.runningChip,
  ended: labels.endedChip,
}
const canBeJoined = (state: CampState) => state === 'open' || state === 'few'
const isAhead = (state: CampState) => state !== 'running' && state !== 'ended'
/** Whether there is one of it to be seen. */
async function expectSeen(what: Locator, isSeen: boolean): Promise<void> {
  await expect(what.filter({ visible: true })).toHaveCount(isSeen ? 1 : 0)
}

const pastPrice = (of: typeof camp) => labels.pastPrice.replace('{price}', of.printed.price)

for (const state of states) {
  test(`${state}: home, the education page and the menu name the next camp, and lead to it`, async ({ page }) => {
    for (const path of ['/', '/minecraft-education']) {
      await readInState(page, path, camp, state)
      const card = page.getByRole('main').locator('[data-camps]').getByRole('link')
      await expect(card).toHaveCount(1)
      await expect(card).toContainText(isAhead(state) ? camp.title : labels.noCamp)
      if (isAhead(state)) await expect(card).toContainText(camp.printed.price)
      await expect(card).toContainText(canBeJoined(state) ? labels.toSignUp : labels.waitingList)
      await expect(card).toHaveAttribute('href', canBeJoined(state) ? city.path : '/win-camp#waiting-list')
    }
    await page.getByRole('button', { name: barEntry('/win-camp').label }).click()
    await expectSeen(page.locator('#camp-menu').getByText(camp.printed.dates), isAhead(state))
  })

  // spec: decided-past-price
  test(`${state}: the overview sells what can be joined; what is over keeps its price, details and terms`, async ({ page }) => {
    await readInState(page, '/win-camp', camp, state)
    const poster = page.getByRole('region', { name: loosely(contentOf('win-camp').hero.heading) })
    await expectSeen(poster.getByText(camp.title), isAhead(state))
    await expectSeen(poster.getByText(labels.noCamp), !isAhead(state))
    await expectSeen(poster.getByRole('link', { name: labels.pay }), canBeJoined(state))
    const card = page.getByRole('article', { name: camp.title })
    await expect(card.getByText(chips[state]).filter({ visible: true })).toHaveCount(1)
    await expect(card.getByText(camp.printed.price, { exact: true }).filter({ visible: true })).toHaveCount(state === 'ended' ? 0 : 1)
    await expectSeen(card.getByText(pastPrice(camp), { exact: true }), state === 'ended')
    for (const fact of [camp.printed.dates, camp.printed.hours, camp.printed.grades, camp.printed.instalments])
      await expect(card.getByText(fact).filter({ visible: true }), fact).toHaveCount(1)
    await expect(card.getByRole('button', { name: labels.terms })).toHaveCount(1)
    await expectSeen(card.getByRole('link', { name: labels.openChat }), canBeJoined(state))
    await expect(card.locator(`a[href^="${site.paymentPage}"]`).filter({ visible: true })).toHaveCount(
      canBeJoined(state) || state === 'running' ? 1 : 0,
    )
    await expectSeen(card.getByRole('link', { name: labels.waitingList }), state === 'planned' || state === 'full')
    await card.getByRole('button', { name: `${labels.details}: ${camp.title}` }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(camp.title) })
    await expectSeen(dialog.getByText(camp.printed.price), true)
    await expect(dialog.getByText(camp.printed.instalments).filter({ visible: true })).toHaveCount(1)
    await expectSeen(dialog.getByRole('link', { name: labels.toCalendar }), isAhead(state))
    await expectSeen(dialog.getByRole('link', { name: labels.share }), isAhead(state))
    await expectSeen(dialog.getByRole('link', { name: 'Waze' }), state !== 'ended')
  })

  test(`${state}: the pages of a city and of a camp say so from the first line to the last, and ask for money only while it can be joined`, async ({
    page,
  }) => {
    for (const [path, about, said] of [
      ['/win-camp/passover', passover, price.heading],
      [city.path, camp, admission.heading],
    ] as const) {
      await readInState(page, path, about, state)
      const main = page.getByRole('main')
      await expect(main.getByText(chips[state]).filter({ visible: true }).first()).toBeVisible()
      const heading = (said[state] ?? said.open).replace('{{camp.price}}', about.printed.price)
      await expect(page.locator('#sign-up').getByRole('heading', { level: 2 })).toHaveText(loosely(heading), { useInnerText: true })
      await expectSeen(main.locator('section').first().locator('dl').getByText(about.printed.price), true)
      const pay = main.locator(`a[href^="${site.paymentPage}"]`).filter({ visible: true })
      if (canBeJoined(state) || state === 'running') await expect(pay).toHaveCount(2)
      else await expect(pay).toHaveCount(0)
      await expectSeen(page.locator('#sign-up').getByRole('button', { name: labels.terms }), true)
      // No list for a camp that can be joined. Once it is over, its own page leads on, and a city's page has the list of the next.
      const list = page.locator('#waiting-list')
      const waits = state === 'planned' || state === 'full'
      await expectSeen(list, waits || (path === city.path && !isAhead(state)))
      if (waits) await expect(list.getByText(about.title).filter({ visible: true })).toHaveCount(1)
    }
  })
}

// spec: decided-city-next-camp
test('a camp that is over leads to the next one from its first screen and from its end', async ({ page }) => {
  const [next] = scheduled.filter(({ id }) => id !== 'passover' && id !== 'online')
  if (!next) throw new Error('There is no camp after the Passover of 2025')
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    await page.goto(`/win-camp/passover?today=${passover.last.replace('-04-', '-05-')}`)
    const ways = page.getByRole('main').getByRole('link', { name: new RegExp(next.title) })
    await expect(ways).toHaveCount(2)
    await expect(ways.first()).toBeInViewport({ ratio: 1 })
    await expect(ways.first()).toContainText(next.printed.price)
  }
})

// spec: decided-city-next-camp
test('the page of a city shows its next camp; while one is under way, the one after it; and with none ahead the last', async ({ page }) => {
  const later = cityCamps.filter(({ first }) => first > passover.last)
  const board = page.locator('#dates')
  for (const [index, one] of later.entries()) {
    await page.goto(`${city.path}?today=${one.first}`)
    const shown = later[index + 1] ?? one
    await expectSeen(board.getByText(shown.printed.dayRange), true)
    await expect(board.getByText(shown.printed.hours).filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('#sign-up').getByRole('heading', { level: 3 }).filter({ visible: true })).toContainText(shown.title)
  }
  await page.goto(`${city.path}?today=2099-01-01`)
  await expectSeen(board.getByText(cityCamps.at(-1)?.printed.dayRange ?? ''), true)
  await expectSeen(page.locator('#waiting-list').getByText(words('form-waiting-list').nextCamp), true)
})

test('without any camp ahead, the waiting list is offered alone', async ({ page }) => {
  for (const path of ['/', '/win-camp']) {
    await page.goto(`${path}?today=2099-01-01`)
    await expectSeen(page.getByRole('main').getByText(labels.noCamp), true)
    for (const { title } of scheduled)
      await expect(page.getByRole('main').locator('[data-camps]').getByText(title).filter({ visible: true })).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a bar at the foot signs up for the camp of the page while nothing else on the screen does', async ({ page }) => {
    for (const path of ['/win-camp', city.path]) {
      await readInState(page, path, camp, 'open')
      const bar = page.getByRole('complementary', { name: labels.nextCamp })
      await expect(bar).toBeHidden()
      await page.locator('#learn, #why').first().scrollIntoViewIfNeeded()
      await expect(bar.getByRole('link', { name: labels.pay })).toHaveAttribute('href', camp.pay)
      await expect(bar).toContainText(camp.printed.price)
      if (path === city.path) {
        await page.locator('#sign-up [data-own-action]').filter({ visible: true }).first().scrollIntoViewIfNeeded()
        await expect(bar).toBeHidden()
      }
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.locator('#learn, #why').first().scrollIntoViewIfNeeded()
      await expect(bar).toBeHidden()
      await page.setViewportSize(phone)
    }
  })

  test('on the page of a camp that is over the bar leads to the next one', longLayer, async ({ page }) => {
    await readInState(page, '/win-camp/passover', passover, 'open')
    await page.locator('#stages').scrollIntoViewIfNeeded()
    const bar = page.getByRole('complementary', { name: labels.nextCamp })
    await expect(bar.getByRole('link', { name: labels.pay })).toBeVisible()
    await page.goto(`/win-camp/passover?today=${passover.last.replace('-04-', '-05-')}`)
    await page.locator('#stages').scrollIntoViewIfNeeded()
    await expect(bar.getByRole('link', { name: labels.toSignUp })).toHaveAttribute('href', city.path)
  })

  test('when, where, how much and the way in are on the first screen, in every state', async ({ page }) => {
    for (const state of swept(states, states.slice(0, 1))) {
      for (const path of ['/', '/win-camp']) {
        await readInState(page, path, camp, state)
        const door = page.getByRole('main').locator('[data-own-action]').first()
        await expect(door.getByRole('link').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
        // its dot lies outside, clipped
        for (const fact of isAhead(state) ? [camp.printed.dates, city.city, camp.printed.price] : [labels.noCamp])
          await expect(door.getByText(fact).filter({ visible: true }), fact).toBeInViewport({ ratio: 0.8 })
      }
    }
  })

  test(
    'on the smallest common phone the page of a city has its price and what to press on the first screen, in every state',
    longLayer,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const state of states) {
        await readInState(page, city.path, camp, state)
        const press = page.locator('#dates [data-own-action]').getByRole('link').filter({ visible: true }).first()
        expect((await press.boundingBox())?.y, state).toBeLessThan(740)
        await expect(page.locator('#dates').getByText(camp.printed.price).filter({ visible: true })).toBeInViewport({ ratio: 1 })
      }
    },
  )
})
