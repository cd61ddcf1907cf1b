import { expect } from '@playwright/test'
import { expectLink, parseAction } from '../support/action.ts'
import { contentOf } from '../support/content.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const path = '/minecraft-education'
const { hero, skills, steps, competition, testimonials, cta } = contentOf('minecraft-education')
const camps = texts('camps')
const [register, learnMore] = hero.actions.map(parseAction)

// spec: 2-minecraft-education-learn
test('“learn more” scrolls smoothly down to the skills', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(phone)
  await page.goto(path)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await page.getByRole('link', { name: learnMore?.label ?? '' }).click()
  await expect(page.getByRole('heading', { name: skills.heading })).toBeInViewport()
})

// spec: 2-minecraft-education-learn
test('“register now” leads to the camps', async ({ textPage }) => {
  await textPage.goto(path)
  await expect(textPage.getByRole('link', { name: register?.label ?? '' })).toHaveAttribute('href', '/win-camp')
})

const days = [
  { day: '2026-11-20', canJoin: true },
  { day: '2030-01-01', canJoin: false },
  { day: '2026-12-08', canJoin: true },
  { day: '2027-06-20', canJoin: true },
  { day: '2027-07-06', canJoin: false },
]
for (const { day, canJoin } of inLayer(days, days.slice(0, 2))) {
  test(`${day}: ${canJoin ? '“register now” is beside the open camp and leads to sign-up' : 'the waiting list replaces “register now”'}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(`${path}?today=${day}`)
    const note = page.getByRole('region', { name: looseText(hero.heading) }).getByText(canJoin ? camps.openChip : camps.noCamp)
    await expect(note.filter({ visible: true })).toBeInViewport()
    const link = page
      .getByRole('region', { name: looseText(hero.heading) })
      .getByRole('link')
      .first()
    await expect(link).toHaveText(canJoin ? (register?.label ?? '') : camps.waitingList)
    await expect(link).toHaveAttribute('href', canJoin ? '/win-camp' : '/win-camp#waiting-list')
    await page.goto(`${register?.href}?today=${day}`)
    const actions = page.getByRole('main').getByRole('link', { name: canJoin ? camps.pay : camps.waitingList })
    await expect(actions.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
  })
}

test('on a phone the foot bar leads to the open camp while no action of the page is in view', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${path}?today=2026-11-20`)
  const bar = page.getByRole('complementary', { name: camps.nextCamp })
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: steps.heading }).scrollIntoViewIfNeeded()
  await expect(bar.getByRole('link', { name: camps.toSignUp })).toBeInViewport()
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})

// spec: 2-minecraft-education-four
test('shows the skills of the 21st century', async ({ textPage }) => {
  await textPage.goto(path)
  const wall = textPage.getByRole('region', { name: skills.heading })
  await expect(wall.getByRole('heading', { level: 3 })).toHaveText(skills.tools.map(({ title }) => title))
})

// spec: 2-minecraft-education-four
test('shows the steps of the process on two facing pages of a manual', async ({ textPage }) => {
  await textPage.goto(path)
  const items = textPage.getByRole('region', { name: steps.heading }).getByRole('listitem')
  await expect(items).toHaveCount(steps.steps.length)
  await expect(items.getByRole('heading')).toHaveText(steps.steps.map(({ title }) => title))
  const [first, , third] = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()))
  expect(first?.x).toBeGreaterThan(third?.x ?? 0)
  expect(first?.y).toBe(third?.y)
})

test('the hero shows its night picture in the dark theme', longLayerOnly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(path)
  const world = page.getByRole('img', { name: hero.picture.alt })
  await expect.poll(() => world.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-night')
})

// spec: 1-smart-city, 2-minecraft-education-four
test('shows the competition and the testimonials', async ({ textPage }) => {
  await textPage.goto(path)
  const stage = textPage.getByRole('region', { name: competition.heading })
  await expect(stage).toContainText(competition.lead)
  await expect(stage.getByRole('listitem')).toHaveCount(competition.blocks.length)
  await expect(stage.getByRole('img')).toHaveCount(competition.blocks.length)
  await expect(textPage.getByRole('region', { name: testimonials.heading }).getByRole('figure')).toHaveCount(testimonials.items.length)
})

// spec: 2-minecraft-education-four
test('the closing call leads to the camps and to the contact page', async ({ textPage }) => {
  await textPage.goto(path)
  const call = textPage.getByRole('region', { name: cta.heading })
  for (const action of cta.actions) await expectLink(call, action)
  expect(cta.actions.map((action) => parseAction(action).href)).toEqual(['/win-camp', '/contact?topic=game-education#contact'])
})
