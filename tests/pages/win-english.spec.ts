import { expect } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { expectLink, parseAction, prefilled } from '../support/action.ts'
import { contentOf, entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const path = '/win-english'
const { hero, benefits, method, lesson, testimonials, tracks, cta, form } = contentOf('win-english')
const [basic, advanced] = tracks.tracks.map((track) => ({ ...track, lastPoint: track.points.at(-1) ?? '' }))
if (!basic || !advanced) throw new Error('The page needs two tracks')

// spec: 2-english-lets-learn-smooth
test("LET'S LEARN scrolls smoothly to the benefits, and the hero also links to the contact page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(phone)
  await page.goto(path)
  const region = page.getByRole('region', { name: hero.heading })
  await expectLink(region, hero.contact)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await region.getByRole('link', { name: parseAction(hero.letters).label, exact: true }).click()
  await expect(page).toHaveURL(/#benefits$/)
  await expect(page.getByRole('heading', { name: benefits.heading })).toBeInViewport()
})

test('the first screen of a short phone has the actions for schools and for parents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(path)
  const region = page.getByRole('region', { name: hero.heading })
  await expect(region.getByText(hero.parents.text)).toBeInViewport({ ratio: 1 })
  for (const action of [hero.contact, hero.form, hero.parents.action]) {
    await expect(await expectLink(region, action)).toBeInViewport({ ratio: 1 })
  }
})

// spec: 2-english-three-benefit-cards
test('the benefits form one English sentence, from left to right', async ({ textPage }) => {
  await textPage.goto(path)
  const region = textPage.locator('#benefits')
  await expect(region.getByRole('heading', { level: 3 })).toHaveText(benefits.bricks.map(({ title }) => title))
  await expect(region.locator('[lang="en"]')).toHaveText(benefits.bricks.map(({ english }) => english))
  const places = await region.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

// spec: 2-english-method-six-learning
test('the method shows its results from bottom to top', async ({ textPage }) => {
  await textPage.goto(path)
  const results = textPage.getByRole('region', { name: method.heading }).getByRole('heading', { level: 3 })
  await expect(results).toHaveText(method.holds.map(({ title }) => title))
  const heights = await results.evaluateAll((holds) => holds.map((hold) => hold.getBoundingClientRect().y))
  expect(heights).toEqual([...heights].sort((a, b) => b - a))
})

// spec: 1-english-by-game, 2-english-english-game-linking
test('English with the game links to its article', async ({ textPage }) => {
  await textPage.goto(path)
  const link = await expectLink(textPage.getByRole('region', { name: lesson.heading }), lesson.action)
  await expect(link).toHaveAttribute('href', '/blog/english-learning-with-minecraft')
})

// spec: 2-english-parents-testimonials, 3-testimonials-text-name
test('shows the parents’ testimonials, each with the grade of the child', async ({ textPage }) => {
  await textPage.goto(path)
  const figures = textPage.getByRole('region', { name: testimonials.heading }).getByRole('figure')
  await expect(figures).toHaveCount(testimonials.items.length)
  for (const [number, { parent }] of testimonials.items.entries()) {
    const { text, name, role } = entry('testimonials', String(parent))
    for (const part of [text, name, role]) await expect(figures.nth(number)).toContainText(part)
  }
})

test(
  'on a phone the testimonials scroll, also by keyboard; on a wide screen the list is not a tab stop',
  longLayerOnly,
  async ({ page }) => {
    await page.goto(path)
    const list = page.getByRole('region', { name: testimonials.heading }).getByRole('list')
    await expect(list).not.toHaveAttribute('tabindex')
    await page.setViewportSize(phone)
    await expect(list).toHaveAttribute('tabindex', '0')
    await expect(list.getByRole('figure').last()).not.toBeInViewport()
    await list.focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft')
    await expect.poll(() => list.evaluate((box) => Math.abs(box.scrollLeft))).toBeGreaterThan(0)
  },
)

// spec: 2-english-single-open-collapsible
test('at most one of the two tracks is open, the open one can be closed, the basic one comes first; it works by keyboard too', async ({
  page,
}) => {
  await page.goto(path)
  const [first, second] = [page.locator('#path-1'), page.locator('#path-2')]
  await expect(page.locator('#path-1, #path-2').getByRole('heading', { level: 3 })).toHaveText([basic.title, advanced.title])
  await expect(first).toHaveAttribute('open')
  await second.getByText(advanced.title).click()
  await expect(second.getByText(advanced.lastPoint)).toBeVisible()
  await expect(first).not.toHaveAttribute('open')
  await first.getByText(basic.title).click()
  await expect(first.getByText(basic.lastPoint)).toBeVisible()
  await expect(second).not.toHaveAttribute('open')
  await first.getByText(basic.title).click()
  await expect(page.locator('details[open]:is(#path-1, #path-2)')).toHaveCount(0)
  await first.locator('summary').focus()
  await page.keyboard.press('Tab')
  await expect(second.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('open')
})

// spec: 2-english-single-open-collapsible
test('an address with the id of a track opens it and scrolls to it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${path}?from=a-link#path-2`)
  await expect(page.locator('#path-2')).toHaveAttribute('open')
  await expect(page.locator('#path-1')).not.toHaveAttribute('open')
  await expect(page.locator('#path-2 summary')).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByText(advanced.lastPoint)).toBeInViewport()
  await page.goto(`${path}?from=a-link#path-1`)
  await expect(page.locator('#path-1')).toHaveAttribute('open')
  await expect(page.locator('#path-2')).not.toHaveAttribute('open')
  await expect(page.getByText(basic.lastPoint)).toBeInViewport()
})

// spec: 2-english-call-action-contact
test('the drawn space bar links to the contact page, the key beside it to the e-mail address', async ({ textPage }) => {
  await textPage.goto(path)
  const region = textPage.getByRole('region', { name: cta.heading })
  await expectLink(region, cta.action)
  await expect(region.getByRole('link', { name: new RegExp(site.email) })).toHaveAttribute('href', `mailto:${site.email}`)
})

// spec: 2-english-registration-form-promises, decided-reply-promises
test('the form promises a reply within its hours, with a brick for each, and the footer links to the form', async ({ textPage }) => {
  await textPage.goto(path)
  const enquiry = textPage.locator('#contact')
  await expect(enquiry).toContainText(String(form.promise.hours))
  await expect(enquiry.getByText(looseText(form.promise.text)).first()).toBeVisible()
  await expect(enquiry.locator('[aria-hidden] > i')).toHaveCount(form.promise.hours)
  // The form itself makes the same promise.
  const { reply } = texts('form-english')
  expect(reply).toContain(`${form.promise.hours} שעות`)
  await expect(enquiry.locator('form')).toContainText(reply)
  await expect(enquiry.locator('form')).toHaveAttribute('aria-label', texts('form-english').form)
  await expect(textPage.getByRole('contentinfo').getByRole('link', { name: texts('footer').form })).toHaveAttribute('href', '#contact')
})

test('the form is labelled for schools, and parents are directed to the chat', longLayerOnly, async ({ textPage }) => {
  await textPage.goto(path)
  const enquiry = textPage.locator('#contact')
  await expect(enquiry.getByRole('heading', { level: 2 })).toHaveText(looseText(form.heading))
  await expect(enquiry.getByText(form.parents.text)).toBeVisible()
  expect(await prefilled(await expectLink(enquiry, form.parents.action))).toContain('הורים')
})
