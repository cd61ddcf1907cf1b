import { expect, type Locator, type Page, test } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { type CampState, campStates } from '../../src/lib/camps/camp-state.ts'
import { city, cityCamps, inState, moveTo, moveToState, openAt, openInState, partOf, passover, scheduled } from '../support/camps.ts'
import { contentOf } from '../support/content.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { barEntry } from '../support/menu.ts'
import { phone } from '../support/page.ts'
import { texts } from '../support/texts.ts'

// Every page that shows camps, in every state of a camp. Which camp does not matter: the city's last one is used.
const labels = texts('camps')
const camp = cityCamps.at(-1) ?? passover
const admission = partOf(city.path, 'admission-cta')
const price = partOf('/win-camp/passover', 'price-cta')
/** The short layer has one state with sign-up, one with a waiting list, and one after the camp. */
const states = inLayer(campStates, ['open', 'full', 'ended'])
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
const noonOf = (day: string) => `${day}T10:00:00Z`

/** Expects exactly one visible match, or none. */
async function expectVisible(matches: Locator, isVisible: boolean): Promise<void> {
  await expect(matches.filter({ visible: true })).toHaveCount(isVisible ? 1 : 0)
}

/** Opens the page in the first state, and moves the open page to the others. The tests of the overview open it in each. */
async function showState(page: Page, path: string, subject: typeof camp, state: CampState): Promise<void> {
  if (state === states[0]) await openInState(page, path, subject, state)
  else await moveToState(page, subject, state)
}

const pastPrice = (of: typeof camp) => labels.pastPrice.replace('{price}', of.printed.price)

for (const path of ['/', '/minecraft-education']) {
  test(`${path}: in every state the page and the menu name the next camp, and lead to it or to the waiting list`, async ({ page }) => {
    for (const state of states)
      await test.step(state, async () => {
        await showState(page, path, camp, state)
        const card = page.getByRole('main').locator('[data-camps]').getByRole('link')
        await expect(card).toHaveCount(1)
        await expect(card).toContainText(isAhead(state) ? camp.title : labels.noCamp)
        if (isAhead(state)) await expect(card).toContainText(camp.printed.price)
        await expect(card).toContainText(canBeJoined(state) ? labels.toSignUp : labels.waitingList)
        await expect(card).toHaveAttribute('href', canBeJoined(state) ? city.path : '/win-camp#waiting-list')
        await page.getByRole('button', { name: barEntry('/win-camp').label }).click()
        await expectVisible(page.locator('#camp-menu').getByText(camp.printed.dates), isAhead(state))
        await page.keyboard.press('Escape')
      })
  })
}

for (const state of states) {
  // spec: decided-past-price
  test(`${state}: the overview offers sign-up only while possible; a camp that is over keeps its price, details and terms`, async ({
    page,
  }) => {
    await openInState(page, '/win-camp', camp, state)
    const poster = page.getByRole('region', { name: looseText(contentOf('win-camp').hero.heading) })
    await expectVisible(poster.getByText(camp.title), isAhead(state))
    await expectVisible(poster.getByText(labels.noCamp), !isAhead(state))
    await expectVisible(poster.getByRole('link', { name: labels.pay }), canBeJoined(state))
    const card = page.getByRole('article', { name: camp.title })
    await expect(card.getByText(chips[state]).filter({ visible: true })).toHaveCount(1)
    await expect(card.getByText(camp.printed.price, { exact: true }).filter({ visible: true })).toHaveCount(state === 'ended' ? 0 : 1)
    await expectVisible(card.getByText(pastPrice(camp), { exact: true }), state === 'ended')
    for (const fact of [camp.printed.dates, camp.printed.hours, camp.printed.grades, camp.printed.instalments])
      await expect(card.getByText(fact).filter({ visible: true }), fact).toHaveCount(1)
    await expect(card.getByRole('button', { name: labels.terms })).toHaveCount(1)
    await expectVisible(card.getByRole('link', { name: labels.openChat }), canBeJoined(state))
    await expect(card.locator(`a[href^="${site.paymentPage}"]`).filter({ visible: true })).toHaveCount(
      canBeJoined(state) || state === 'running' ? 1 : 0,
    )
    await expectVisible(card.getByRole('link', { name: labels.waitingList }), state === 'planned' || state === 'full')
    await card.getByRole('button', { name: `${labels.details}: ${camp.title}` }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(camp.title) })
    await expectVisible(dialog.getByText(camp.printed.price), true)
    await expect(dialog.getByText(camp.printed.instalments).filter({ visible: true })).toHaveCount(1)
    await expectVisible(dialog.getByRole('link', { name: labels.toCalendar }), isAhead(state))
    await expectVisible(dialog.getByRole('link', { name: labels.share }), isAhead(state))
    await expectVisible(dialog.getByRole('link', { name: 'Waze' }), state !== 'ended')
  })
}

for (const [path, subject, headings] of [
  ['/win-camp/passover', passover, price.heading],
  [city.path, camp, admission.heading],
] as const) {
  test(`${path}: the page shows every state throughout, and offers payment only while open or running`, async ({ page }) => {
    for (const state of states)
      await test.step(state, async () => {
        await showState(page, path, subject, state)
        const main = page.getByRole('main')
        await expect(main.getByText(chips[state]).filter({ visible: true }).first()).toBeVisible()
        const heading = (headings[state] ?? headings.open).replace('{{camp.price}}', subject.printed.price)
        await expect(page.locator('#sign-up').getByRole('heading', { level: 2 })).toHaveText(looseText(heading), { useInnerText: true })
        await expectVisible(main.locator('section').first().locator('dl').getByText(subject.printed.price), true)
        const pay = main.locator(`a[href^="${site.paymentPage}"]`).filter({ visible: true })
        if (canBeJoined(state) || state === 'running') await expect(pay).toHaveCount(2)
        else await expect(pay).toHaveCount(0)
        await expectVisible(page.locator('#sign-up').getByRole('button', { name: labels.terms }), true)
        // No waiting list while sign-up is open. Once the camp is over, the city page has a list for the next camp.
        const list = page.locator('#waiting-list')
        const waits = state === 'planned' || state === 'full'
        await expectVisible(list, waits || (path === city.path && !isAhead(state)))
        if (waits) await expect(list.getByText(subject.title).filter({ visible: true })).toHaveCount(1)
      })
  })
}

// spec: decided-city-next-camp
test('the page of a past camp leads to the next one from its first screen and from its end', async ({ page }) => {
  const [next] = scheduled.filter(({ id }) => id !== 'passover' && id !== 'online')
  if (!next) throw new Error('The content needs a camp besides those of Passover 2025')
  await page.setViewportSize(phone)
  await page.goto(`/win-camp/passover?today=${inState(passover, 'ended').day}`)
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    const links = page.getByRole('main').getByRole('link', { name: new RegExp(next.title) })
    await expect(links).toHaveCount(2)
    await expect(links.first()).toBeInViewport({ ratio: 1 })
    await expect(links.first()).toContainText(next.printed.price)
  }
})

// spec: decided-city-next-camp
test('the city page shows the next camp; while one is running, the one after it; with none ahead, the last', async ({ page }) => {
  const later = cityCamps.filter(({ first }) => first > passover.last)
  const board = page.locator('#dates')
  await openAt(page, noonOf(later[0]?.first ?? ''), city.path)
  for (const [index, one] of later.entries()) {
    await moveTo(page, noonOf(one.first))
    const shown = later[index + 1] ?? one
    await expectVisible(board.getByText(shown.printed.dayRange), true)
    await expect(board.getByText(shown.printed.hours).filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('#sign-up').getByRole('heading', { level: 3 }).filter({ visible: true })).toContainText(shown.title)
  }
  await moveTo(page, noonOf('2099-01-01'))
  await expectVisible(board.getByText(cityCamps.at(-1)?.printed.dayRange ?? ''), true)
  await expectVisible(page.locator('#waiting-list').getByText(texts('form-waiting-list').nextCamp), true)
})

test('with no camp ahead, the pages say so and list no camp', async ({ page }) => {
  for (const path of ['/', '/win-camp']) {
    await page.goto(`${path}?today=2099-01-01`)
    await expectVisible(page.getByRole('main').getByText(labels.noCamp), true)
    for (const { title } of scheduled)
      await expect(page.getByRole('main').locator('[data-camps]').getByText(title).filter({ visible: true })).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the foot bar offers sign-up while no other action on the screen does', async ({ page }) => {
    for (const path of ['/win-camp', city.path]) {
      await openInState(page, path, camp, 'open')
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

  test('on the page of a past camp the foot bar leads to the next camp', longLayerOnly, async ({ page }) => {
    await openInState(page, '/win-camp/passover', passover, 'open')
    await page.locator('#stages').scrollIntoViewIfNeeded()
    const bar = page.getByRole('complementary', { name: labels.nextCamp })
    await expect(bar.getByRole('link', { name: labels.pay })).toBeVisible()
    await page.goto(`/win-camp/passover?today=${inState(passover, 'ended').day}`)
    await page.locator('#stages').scrollIntoViewIfNeeded()
    await expect(bar.getByRole('link', { name: labels.toSignUp })).toHaveAttribute('href', city.path)
  })

  test('date, place, price and action are on the first screen, in every state', async ({ page }) => {
    for (const path of ['/', '/win-camp']) {
      for (const state of inLayer(states, states.slice(0, 1))) {
        await showState(page, path, camp, state)
        const door = page.getByRole('main').locator('[data-own-action]').first()
        await expect(door.getByRole('link').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
        // 0.8: the dot of the fact is outside the box, clipped.
        for (const fact of isAhead(state) ? [camp.printed.dates, city.city, camp.printed.price] : [labels.noCamp])
          await expect(door.getByText(fact).filter({ visible: true }), fact).toBeInViewport({ ratio: 0.8 })
      }
    }
  })

  test(
    'on the smallest common phone the city page has its price and its action on the first screen, in every state',
    longLayerOnly,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const state of states) {
        await showState(page, city.path, camp, state)
        const action = page.locator('#dates [data-own-action]').getByRole('link').filter({ visible: true }).first()
        expect((await action.boundingBox())?.y, state).toBeLessThan(740)
        await expect(page.locator('#dates').getByText(camp.printed.price).filter({ visible: true })).toBeInViewport({ ratio: 1 })
      }
    },
  )
})
