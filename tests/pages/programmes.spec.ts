import { expect, type Page } from '@playwright/test'
import { expectLink } from '../support/action.ts'
import { entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { phone, waitForLayout } from '../support/page.ts'
import { programmes } from '../support/programmes.ts'
import { test } from '../support/text-page.ts'

/** The structured data of the open page. */
async function structuredDataOf(page: Page): Promise<{ '@type': string }[]> {
  return (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
}

for (const { id, path, programme, facts, next, aside } of programmes) {
  // spec: decided-programme-facts
  test(`${path} shows the programme’s facts, and leads to the next step`, async ({ textPage }) => {
    await textPage.goto(path)
    // The page uses no-break spaces where the content has plain ones.
    const answers = (await textPage.locator('main dl').allInnerTexts()).join('\n').replaceAll('\u00A0', ' ')
    // The science basket has its own labels for these two facts, and shows only the numbers.
    const figures = id === 'science-basket' ? ['ages', 'group'] : []
    for (const { name, label, text } of facts) {
      // The page fills in placeholders ({{camps.price}}), so compare the text around them.
      for (const part of text.split(/{{.*?}}/)) expect(answers).toContain(figures.includes(name) ? part.replace(/ .*/, '') : part)
      expect(answers).not.toContain('{{')
      if (!figures.includes(name)) expect(answers).toContain(label)
    }
    const strip = textPage.locator(id === 'minecraft-city' ? '#contact' : '#facts')
    for (const action of aside ? [next, aside] : [next]) await expectLink(strip, action)
  })

  // spec: decided-programme-facts
  test(`${path}: the structured data has the course, and no sample facts`, async ({ textPage }) => {
    await textPage.goto(path)
    const structuredData = await structuredDataOf(textPage)
    expect(structuredData).toContainEqual(
      expect.objectContaining({ '@type': 'Course', name: programme.name, description: programme.summary }),
    )
    for (const { text } of facts.filter(({ sample }) => sample)) expect(JSON.stringify(structuredData)).not.toContain(text)
  })
}

for (const { path } of programmes) {
  test(`${path}: the facts begin within the first two screens`, longLayerOnly, async ({ page }) => {
    for (const size of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size)
      await page.goto(path)
      await waitForLayout(page)
      const place = await page.locator('[data-fact]').first().boundingBox()
      expect(place?.y).toBeLessThan(2 * size.height)
    }
  })
}

for (const { path, id } of [
  { path: '/science-basket', id: 'science-basket' },
  { path: '/win-camp', id: 'camps' },
]) {
  test(`${path}: the structured data has the questions on the page, and no samples`, longLayerOnly, async ({ textPage }) => {
    await textPage.goto(path)
    const page = (await structuredDataOf(textPage)).find((data) => data['@type'] === 'FAQPage')
    const known = entry('faq', id).items.filter(({ sample }) => !sample)
    expect(page).toHaveProperty(
      'mainEntity',
      known.map(({ question }) => expect.objectContaining({ name: question })),
    )
    for (const { question } of known) await expect(textPage.locator('#questions')).toContainText(question)
  })
}
