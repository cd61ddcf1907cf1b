import { expect } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { expectLink, parseAction, prefilled } from '../support/action.ts'
import { contentOf } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { phone } from '../support/page.ts'
import { factsOfPage } from '../support/programmes.ts'
import { expectOneSheet, test } from '../support/text-page.ts'

const path = '/minecraft-city'
const { hero, benefits, steps, reasons, stories, cta } = contentOf('minecraft-city')

// spec: 1-smart-city
test('addresses municipalities, with the programme’s facts in a title block', async ({ textPage }) => {
  await textPage.goto(path)
  await expect(textPage.getByRole('heading', { level: 1 })).toHaveText(looseText(hero.heading))
  await expect(textPage.getByText(hero.kicker)).toBeVisible()
  const block = textPage.locator('section').first().getByRole('definition')
  await expect(block).toHaveText(factsOfPage('minecraft-city').map(({ text }) => looseText(text)))
})

test('shows the model of the city, and its night version in the dark theme', longLayerOnly, async ({ page }) => {
  await page.goto(path)
  const model = page.getByRole('img', { name: hero.picture.alt })
  const shown = () => model.evaluate((image) => (image as HTMLImageElement).currentSrc)
  await expect.poll(shown).toMatch(/\/island\./)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(shown).toMatch(/\/island-night\./)
})

test('labels places on the model, all within the screen on a phone', longLayerOnly, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(path)
  for (const label of hero.labels) {
    const box = await page.getByText(label, { exact: true }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
  }
})

// spec: 2-minecraft-city-benefits
test('benefits, steps, reasons, stories and the call to action follow in this order', async ({ textPage }) => {
  await textPage.goto(path)
  const parts = [benefits, steps, reasons, stories, cta]
  await expect(textPage.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts.map(({ heading }) => looseText(heading)))
  const titlesIn = (heading: string) => textPage.getByRole('region', { name: heading }).getByRole('heading', { level: 3 })
  await expect(titlesIn(benefits.heading)).toHaveText(benefits.plots.map(({ title }) => title))
  await expect(titlesIn(steps.heading)).toHaveText(steps.steps.map(({ title }) => title))
  await expect(titlesIn(reasons.heading)).toHaveText(reasons.reasons.map(({ title }) => title))
  const region = textPage.getByRole('region', { name: stories.heading })
  await expect(region.getByRole('article')).toHaveCount(stories.stories.length)
})

// spec: 2-minecraft-city-calls
test('calls to action lead to the contact page and to the info e-mail address', async ({ textPage }) => {
  await textPage.goto(path)
  const [meeting] = hero.actions.map(parseAction)
  const links = textPage.getByRole('main').getByRole('link', { name: meeting?.label ?? '' })
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact?topic=city#contact')
  await expect(textPage.getByRole('main').getByRole('link', { name: site.infoEmail })).toHaveAttribute('href', `mailto:${site.infoEmail}`)
})

test('the committee sheet is linked from the hero, and can be shared in a chat and printed', longLayerOnly, async ({ page }) => {
  await page.goto(path)
  const [, toSheet] = hero.actions.map(parseAction)
  await page.getByRole('link', { name: toSheet?.label ?? '' }).click()
  const sheet = page.getByRole('article', { name: cta.sheet.title })
  await expect(sheet).toBeInViewport()
  const link = sheet.getByRole('link', { name: cta.sheet.share.label })
  await expect(link).toHaveAttribute('target', '_blank')
  expect(await prefilled(link)).toContain(`${site.url}${path}#committee`)
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })
  await sheet.getByRole('button', { name: cta.sheet.print }).click()
  await expect(page).toHaveTitle('printing')
})

test('prints as one sheet for the committee, in both themes', longLayerOnly, async ({ page }) => {
  await page.goto(path)
  await expectOneSheet(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(cta.sheet.decision.name)).toBeVisible()
  const printedFacts = ['audience', 'group', 'length', 'price', 'payment', 'provides']
  for (const { label, text } of factsOfPage('minecraft-city').filter(({ name }) => printedFacts.includes(name))) {
    const row = page.locator('#committee dl > div').filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    await expect(row).toContainText(text)
  }
  await expect(page.getByText(cta.sheet.contact.lines.at(-1) ?? '', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('button', { name: cta.sheet.print })).toBeHidden()
})

test('the closing call has all its actions', longLayerOnly, async ({ textPage }) => {
  await textPage.goto(path)
  for (const action of cta.actions) await expectLink(textPage.getByRole('region', { name: cta.heading }), action)
})
