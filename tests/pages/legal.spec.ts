import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { formNames } from '../../src/config/forms.ts'
import { site } from '../../src/config/site.ts'
import { phoneHref } from '../../src/lib/phone-links.ts'
import { contentOf, entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

for (const name of ['accessibility', 'privacy'] as const) {
  const { title, updated, summary } = entry('legal', name)

  // spec: decided-legal
  test(`/${name}: has heading, date of update, working contents and contact links, and a link from the footer`, async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('contentinfo').locator(`a[href="/${name}"]`).click()
    await expect(page).toHaveURL(`/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(`${texts('sections').legalUpdated}${updated}`)).toBeVisible()
    const main = page.getByRole('main')
    for (const fact of [site.phone, site.email, `${site.street}, ${site.city}`, new URL(site.url).host])
      await expect(main).toContainText(fact)
    await expect(main.getByRole('link', { name: site.phone }).first()).toHaveAttribute('href', phoneHref(site.phone))
    await expect(main.getByRole('link', { name: site.email }).first()).toHaveAttribute('href', `mailto:${site.email}`)
    const contents = page.getByRole('navigation', { name: texts('sections').legalContents }).getByRole('link')
    const third = (await contents.nth(2).textContent()) ?? ''
    await contents.nth(2).click()
    await expect(main.getByRole('heading', { level: 2, name: third, exact: true })).toBeInViewport()
  })

  test(`/${name}: every section of the text is on the page`, async ({ textPage }) => {
    const parts = [...readFileSync(`src/content/legal/${name}.md`, 'utf8').matchAll(/^## (.+)$/gm)].map(([, part = '']) => part)
    expect(parts.length).toBeGreaterThan(3)
    await textPage.goto(`/${name}`)
    await expect(textPage.getByRole('navigation', { name: texts('sections').legalContents }).getByRole('link')).toHaveText(parts)
    for (const part of parts) await expect(textPage.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
  })

  test(`/${name}: four blocks summarise the text, and each leads to its section`, longLayerOnly, async ({ page }) => {
    await page.goto(`/${name}`)
    expect(summary).toHaveLength(4)
    for (const { title: block, text, part } of summary) {
      const link = page.getByRole('main').getByRole('link', { name: `${block} ${text}` })
      await link.click()
      await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeInViewport()
    }
  })
}

// spec: decided-lead-source
test('the privacy page lists every form and everything that is stored in the browser', async ({ textPage }) => {
  await textPage.goto('/privacy')
  const [forms, storage] = [textPage.getByRole('table').nth(0), textPage.getByRole('table').nth(1)]
  await expect(forms.getByRole('row')).toHaveCount(1 + formNames.length)
  await expect(storage.getByRole('row')).toHaveCount(7)
  await expect(storage).toContainText('קמפיין')
  await expect(textPage.getByRole('main').getByText('EmailJS').first()).toBeVisible()
})

const display = texts('display')
const { display: panel } = contentOf('accessibility')

test(
  'the display panel in the accessibility statement works, also by keyboard, and stays in sync with the one in the header',
  longLayerOnly,
  async ({ page }) => {
    await page.goto('/accessibility')
    const inPage = page.getByRole('region', { name: panel?.heading ?? '' })
    await inPage.getByRole('radio', { name: display.themeOfDevice }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await inPage.getByLabel(display.underlined).press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-links', 'underlined')

    await page.getByRole('button', { name: display.title }).click()
    const inHeader = page.getByRole('dialog', { name: display.title })
    await expect(inHeader.getByRole('radio', { name: display.light })).toBeChecked()
    await expect(inHeader.getByLabel(display.underlined)).toBeChecked()
    await inHeader.getByRole('radio', { name: display.largest }).check()
    await expect(inPage.getByRole('radio', { name: display.largest })).toBeChecked()
    await inHeader.getByRole('button', { name: display.reset }).click()
    await expect(inPage.getByRole('radio', { name: display.themeOfDevice })).toBeChecked()
    await expect(inPage.getByLabel(display.underlined)).not.toBeChecked()
  },
)

test('with scripts off there is no panel, and a text says where to change the same settings', longLayerOnly, async ({ textPage }) => {
  await textPage.goto('/accessibility')
  const region = textPage.getByRole('region', { name: panel?.heading ?? '' })
  await expect(region.getByText(panel?.withoutScripts ?? '')).toBeVisible()
  await expect(region.getByRole('radio')).toHaveCount(0)
})
