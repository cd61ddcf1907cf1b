import { expect, type Page } from '@playwright/test'
import { expectLink, parseAction, prefilled } from '../support/action.ts'
import { contentOf } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { phone } from '../support/page.ts'
import { factsOfPage } from '../support/programmes.ts'
import { expectOneSheet, test } from '../support/text-page.ts'
import { labelOf, texts } from '../support/texts.ts'

const path = '/win-ai'
const { hero, audiences, workshops, reading, form, offer } = contentOf('win-ai')
const [clip, app] = workshops.items
if (!clip || !app) throw new Error('The page needs two workshops')
const close = texts('messages').closeDialog

function section(page: Page, heading: string) {
  return page.getByRole('region', { name: looseText(heading) })
}

function opener(page: Page, workshop: { title: string }) {
  return page.getByRole('article', { name: workshop.title }).getByRole('button', { name: workshops.openLabel })
}

test('the bricks of the heading read as one sentence, and on a phone both actions are on the first screen', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName([...hero.rows.flat(), hero.last].join(' '))
  const region = page.locator('section').first()
  for (const action of hero.actions) await expect(await expectLink(region, action)).toBeInViewport({ ratio: 1 })
  const [talk, look] = hero.actions.map(parseAction)
  expect(talk?.href).toBe('#contact')
  await region.getByRole('link', { name: look?.label ?? '' }).click()
  await expect(page.getByRole('heading', { name: workshops.heading })).toBeInViewport()
})

// spec: 1-ai-programme, 2-ai-three-audiences-three
test('each audience’s door leads to its programme, whose chat message names the programme', async ({ page }) => {
  await page.goto(path)
  const region = section(page, audiences.heading)
  await expect(region.getByRole('article')).toHaveCount(audiences.items.length)
  await expect(region.locator('a[href^="#"]')).toHaveCount(audiences.items.length)
  for (const { audience, programme } of audiences.items) {
    await page.getByRole('link', { name: audience }).click()
    const card = page.getByRole('article', { name: new RegExp(programme.title) })
    await expect(card).toBeInViewport()
    const link = await expectLink(card, programme.action)
    expect(await prefilled(link)).toContain(programme.title)
  }
})

test.describe('the two workshops of the AI page', () => {
  // spec: 2-ai-two-workshops-whose
  test('open their details, each with a prefilled chat message', async ({ page }) => {
    await page.goto(path)
    await expect(section(page, workshops.heading).getByRole('article')).toHaveCount(2)
    for (const workshop of [clip, app]) {
      await opener(page, workshop).click()
      const dialog = page.getByRole('dialog', { name: workshop.title })
      await expect(dialog).toContainText(workshop.details.lead)
      expect(await prefilled(await expectLink(dialog, workshop.details.action))).toContain(workshop.title)
      await dialog.getByRole('button', { name: close }).click()
      await expect(dialog).toBeHidden()
    }
  })

  test('by keyboard: Enter opens, the focus stays inside, Escape closes and returns the focus to the button', async ({ page }) => {
    await page.goto(path)
    const button = opener(page, clip)
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: close })).toBeFocused()
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab')
      // Tab may move on to the browser's own UI (then the body is active), but never behind the dialog.
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test(
    'a click outside the dialog closes it, a click inside does not, and the page behind does not scroll',
    longLayerOnly,
    async ({ page }) => {
      await page.goto(path)
      const button = opener(page, app)
      await button.scrollIntoViewIfNeeded()
      const before = await button.boundingBox()
      await button.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('heading', { name: app.details.planHeading }).click()
      await expect(dialog).toBeVisible()
      await page.mouse.wheel(0, 600)
      await page.mouse.click(20, 450)
      await expect(dialog).toBeHidden()
      expect(await button.boundingBox()).toEqual(before)
    },
  )

  test('open and close in an older browser without invoker commands', longLayerOnly, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
      // This browser still supports the attributes, so cancel its native behaviour.
      addEventListener('command', (event) => event.preventDefault(), { capture: true })
    })
    await page.goto(path)
    await opener(page, clip).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: close }).click()
    await expect(dialog).toBeHidden()
  })

  test('on a phone the dialog is a bottom sheet with its action in view', longLayerOnly, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await opener(page, clip).click()
    const dialog = page.getByRole('dialog')
    await expect(await expectLink(dialog, clip.details.action)).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => bottomOf(await dialog.boundingBox())).toBe(phone.height)
  })
})

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? Math.round(box.y + box.height) : 0
}

// spec: 2-ai-grid-five-categories
test('the five books lead to the blog, filtered by their subjects', async ({ textPage }) => {
  await textPage.goto(path)
  const books = section(textPage, reading.heading).getByRole('link')
  const { innovation, pedagogy, team, training, management } = texts('subjects')
  for (const [number, [id, label]] of Object.entries({ innovation, pedagogy, team, training, management }).entries()) {
    await expect(books.nth(number)).toHaveAccessibleName(label)
    await expect(books.nth(number)).toHaveAttribute('href', `/blog/category/${id}`)
  }
  await expect(books).toHaveCount(5)
})

test('a choice in the hero sets the topic of the page’s form; a choice with its own action leads to another form', async ({ page }) => {
  await page.goto(path)
  const topic = page.locator('#contact').getByRole('combobox', { name: texts('forms').topic })
  for (const { label, topic: id, action } of hero.ask.choices) {
    await page.getByRole('group', { name: hero.ask.opening }).getByRole('radio', { name: label }).check()
    const link = page
      .getByRole('main')
      .getByRole('link', { name: (action ?? hero.actions[0])?.label ?? '' })
      .first()
    if (action) await expect(link).toHaveAttribute('href', new RegExp(`^${action.to}.*topic=${action.topic}`))
    else {
      await link.click()
      await expect(topic).toHaveValue(labelOf('topics', id))
    }
  }
})

test('a topic in the address preselects its brick and the topic of the form', longLayerOnly, async ({ page }) => {
  const [, choice] = hero.ask.choices
  if (!choice) throw new Error('The hero needs a second choice')
  await page.goto(`${path}?topic=${choice.topic}`)
  await expect(page.getByRole('radio', { name: choice.label })).toBeChecked()
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(page.locator('#contact').getByRole('combobox', { name: texts('forms').topic })).toHaveValue(labelOf('topics', choice.topic))
})

test(
  'a choice in the hero completes its sentence: the last brick moves down, instantly with reduced motion',
  longLayerOnly,
  async ({ page }) => {
    await page.goto(path)
    const headline = page.getByRole('heading', { level: 1 })
    const last = headline.getByText(hero.last, { exact: true }).filter({ visible: true })
    const hanging = await last.boundingBox()
    for (const { label, rows = hero.rows } of hero.ask.choices) {
      await page.getByRole('radio', { name: label }).check()
      await expect(headline).toHaveAccessibleName([...rows.flat(), hero.last].join(' '))
      await expect(last).toHaveCount(1)
      expect((await last.boundingBox())?.y).toBeLessThan(hanging?.y ?? 0)
    }
  },
)

test('with scripts off the details of the workshops can be read', longLayerOnly, async ({ textPage }) => {
  await textPage.goto(path)
  for (const { details } of [clip, app]) await expect(textPage.getByText(details.lead)).toBeVisible()
  for (const { details } of [clip, app])
    await expect(textPage.getByRole('link', { name: parseAction(details.action).label })).toHaveCount(1)
})

test.describe('the AI page in print', () => {
  // spec: decided-programme-facts
  test('is an offer on one A4 sheet, with the programmes, the facts and the contact details', longLayerOnly, async ({ page }) => {
    await page.goto(path)
    await expectOneSheet(page)
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article', { name: offer.title })
    for (const { programme } of audiences.items) await expect(sheet.getByText(programme.title)).toBeVisible()
    for (const { text } of factsOfPage('win-ai')) await expect(sheet).toContainText(text)
    for (const text of [offer.decision.text, ...offer.contact.lines]) await expect(sheet.getByText(text)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('button', { name: offer.print ?? '' })).toBeHidden()
  })

  test('opens the print dialog by its button', longLayerOnly, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('article', { name: offer.title })).toBeHidden()
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printing'
      }
    })
    await page
      .locator('#facts')
      .getByRole('button', { name: offer.print ?? '' })
      .click()
    await expect(page).toHaveTitle('printing')
  })
})

// spec: decided-win-ai-form
test('the page’s school form is at #contact, has its topic set, and links to all programmes for schools', async ({ textPage }) => {
  await textPage.goto(path)
  const enquiry = textPage.locator('#contact')
  await expect(enquiry.getByRole('heading', { level: 2 })).toHaveText(form.heading)
  await expect(enquiry.locator('form')).toHaveAttribute('aria-label', texts('form-school').form)
  await expect(
    enquiry.locator('form [name=schoolName], form [name=ageGroup], form [name=phone], form [name=email], form [name=notes]'),
  ).toHaveCount(7)
  await expect(enquiry.locator('form [name=topic]')).toHaveValue(labelOf('topics', form.topics?.[0] ?? 'ai'))
  expect(parseAction(form.see.action).href).toBe('/school-principals')
  await expectLink(enquiry, form.see.action)
  await expect(textPage.getByRole('contentinfo').getByRole('link', { name: texts('footer').form })).toHaveAttribute('href', '#contact')
})
