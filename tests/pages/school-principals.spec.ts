import { expect } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { expectLink, parseAction, prefilled } from '../support/action.ts'
import { contentOf, entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { phone } from '../support/page.ts'
import { factsOfPage } from '../support/programmes.ts'
import { expectOneSheet, test } from '../support/text-page.ts'
import { labelOf, texts } from '../support/texts.ts'

const path = '/school-principals'
const { hero, levels, gallery, reasons, year, testimonials, workshops, offer, form } = contentOf('school-principals')

// spec: 2-school-principals-consultation
test('the hero names the offer and its audience, and leads to a consultation, the form and the catalogue', async ({ page }) => {
  await page.goto(path)
  const region = page.locator('section').first()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(looseText(hero.heading))
  for (const text of [hero.kicker, hero.week.lesson.when]) await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('img', { name: hero.week.lesson.picture.alt })).toBeVisible()
  const catalogue = await expectLink(region, hero.proof)
  await expect(catalogue).toHaveAttribute('href', new RegExp(site.programmeNumber))

  await page.setViewportSize(phone)
  for (const action of hero.actions) await expect(await expectLink(region, action)).toBeInViewport({ ratio: 1 })
  const [leaveDetails, consultation] = hero.actions.map(parseAction)
  expect(consultation?.href).toMatch(/^https:\/\/wa\.me\/972\d+\?text=/)
  await region.getByRole('link', { name: leaveDetails?.label ?? '' }).click()
  await expect(page).toHaveURL(/#contact$/)
  await expect(page.getByRole('heading', { name: form.heading })).toBeInViewport()
})

// spec: 1-principals, 2-school-principals-three
test('shows the programmes by school level in order, each with its own chat message', async ({ page }) => {
  await page.goto(path)
  const cards = page.locator('#levels').getByRole('article')
  const headings = cards.getByRole('heading')
  await expect(headings).toHaveText(levels.levels.map(({ title }) => title))
  const messages = new Set<string>()
  for (const [number, { title, range, action }] of levels.levels.entries()) {
    await expect(cards.nth(number)).toContainText(range)
    const message = await prefilled(await expectLink(cards.nth(number), action))
    expect(message).toContain(title)
    expect(message).toContain(range)
    messages.add(message)
  }
  expect(messages.size).toBe(levels.levels.length)

  // Right to left on a wide screen, top to bottom on a phone.
  const boxes = () => headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect()))
  const across = (await boxes()).map((box) => box.right)
  expect(across).toEqual(across.toSorted((a, b) => b - a))
  await page.setViewportSize(phone)
  const down = (await boxes()).map((box) => box.top)
  expect(down).toEqual(down.toSorted((a, b) => a - b))
})

// spec: 2-workshops-block, 2-school-principals-gallery
test('facts, levels, gallery, reasons, school year, testimonials, workshops and form follow in this order', async ({ textPage }) => {
  await textPage.goto(path)
  const parts = [entry('programmes', 'school-principals'), levels, gallery, reasons, year, testimonials, workshops, form]
  await expect(textPage.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts.map(({ heading }) => looseText(heading)))
  const region = (heading: string) => textPage.getByRole('region', { name: looseText(heading) })
  await expect(region(reasons.heading).getByRole('heading', { level: 3 })).toHaveText(reasons.items.map(({ title }) => title))
  await expect(region(year.heading).getByRole('listitem')).toHaveCount(year.phases.length)

  const wall = region(testimonials.heading)
  await expect(wall.getByRole('blockquote')).toHaveCount(testimonials.items.length)
  for (const id of testimonials.items) await expect(wall).toContainText(entry('testimonials', String(id)).role)

  await expect(region(workshops.heading).getByRole('heading', { level: 3 })).toHaveText(
    workshops.items.map((id) => looseText(entry('workshops', String(id)).title)),
  )
  await expectLink(region(workshops.heading), workshops.action)
  expect(parseAction(workshops.more).href).toBe('/win-ai')
  await expectLink(region(workshops.heading), workshops.more)
  await expect(textPage.locator('#contact [type=radio]')).toHaveCount(3)
  await expect(textPage.locator('#contact form')).toHaveAttribute('aria-label', texts('form-school').form)
})

test.describe('the week planner', () => {
  const { plan } = year
  const name = (day: string, lesson: string) => plan.lesson.replace('{day}', day).replace('{lesson}', lesson)

  test('works by keyboard, updates the yearly total, and sets the topic of the form', async ({ page }) => {
    await page.goto(path)
    const part = page.locator('#year')
    const [first] = hero.week.days
    const cell = part.getByRole('button', { name: name(first.name, '2') })
    await expect(cell).toHaveAttribute('aria-pressed', 'false')
    await cell.focus()
    await page.keyboard.press('Space')
    await expect(cell).toHaveAttribute('aria-pressed', 'true')
    await part.getByRole('radio', { name: levels.levels[1].title }).check()
    const lessons = plan.taken.length + 1
    await expect(part).toContainText(plan.perYear.replace('{n}', String(lessons * plan.weeks)))
    await part.getByRole('link', { name: plan.propose }).click()
    const topic = page.locator('#contact').getByRole('combobox', { name: texts('forms').topic })
    const planTopic = new RegExp(`^${labelOf('topics', 'middle')}, ${plan.perWeek.many.replace('{n}', String(lessons))}: ${first.name}\\s2`)
    await expect(topic).toHaveValue(planTopic)
    await expect(page.locator('#contact [name=ageGroup][value=middle]')).toBeChecked()
    // On the narrowest phone the long topic must not push fields out of the form's card.
    await page.setViewportSize({ width: 320, height: 568 })
    const edges = await page.locator('#contact').evaluate((section) => {
      const fields = [...section.querySelectorAll('form :is(select, input:not([tabindex="-1"]), textarea)')]
      return fields.map((field) => field.getBoundingClientRect()).map(({ left, right }) => [left, right])
    })
    expect(edges.flat().every((edge) => edge >= 0 && edge <= 320)).toBe(true)
    expect(edges.length).toBeGreaterThan(3)
    // The draft keeps the topic, and it can still be changed.
    await page.reload()
    await page.locator('#contact').scrollIntoViewIfNeeded()
    await expect(topic).toHaveValue(planTopic)
    await topic.selectOption(labelOf('topics', 'workshop'))
    await expect(topic).toHaveValue(labelOf('topics', 'workshop'))
  })

  test('is printed with the offer on one sheet', longLayerOnly, async ({ page }) => {
    await page.goto(path)
    const sheet = page.getByRole('article', { name: offer.title })
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText(offer.proposal ?? '')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    for (const day of hero.week.days)
      await page
        .locator('#year')
        .getByRole('button', { name: name(day.name, '5') })
        .click()
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText(offer.proposal ?? '')).toBeVisible()
    await expectOneSheet(page)
  })

  test('is absent with scripts off, while the school year is shown', longLayerOnly, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const plain = await context.newPage()
    await plain.goto(path)
    await expect(plain.locator('#year').getByRole('button')).toHaveCount(0)
    await expect(plain.locator('#year').getByRole('listitem')).toHaveCount(year.phases.length)
    await context.close()
  })
})

test.describe('in print', () => {
  test('the button opens the print dialog once the pictures are loaded', longLayerOnly, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printing'
      }
    })
    await page.getByRole('button', { name: hero.print }).click()
    await expect(page).toHaveTitle('printing')
    const missing = await page
      .locator('main img')
      .evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).complete).length)
    expect(missing).toBe(0)
  })

  // spec: decided-programme-facts
  test('the offer is one A4 sheet, in both themes', async ({ page }) => {
    await page.goto(path)
    await expectOneSheet(page)
  })

  test('the offer has the programmes, the facts and the contact details, and nothing else of the page', longLayerOnly, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article', { name: offer.title })
    for (const { title, range } of levels.levels) await expect(sheet.getByRole('listitem').filter({ hasText: title })).toContainText(range)
    for (const { text } of factsOfPage('school-principals')) await expect(sheet).toContainText(text)
    for (const { title } of year.phases) await expect(sheet).toContainText(title)
    for (const text of [offer.decision.text, ...offer.contact.lines]) await expect(sheet.getByText(text)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.locator('#contact')).toBeHidden()
  })
})
