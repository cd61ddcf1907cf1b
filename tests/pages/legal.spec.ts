import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { formNames } from '../../src/config/forms.ts'
import { site } from '../../src/config/site.ts'
import { phoneHref } from '../../src/lib/phone-links.ts'
import { contentOf, entry } from '../support/content.ts'
import { longLayer } from '../support/layers.ts'
import { test } from '../support/text-page.ts'
import { words } from '../support/words.ts'

for (const name of ['accessibility', 'privacy'] as const) {
  const { title, updated, summary } = entry('legal', name)

  // spec: decided-legal
  test(`/${name}: heading, day of update, contents that lead on, the owner's details to press, and a link from the footer`, async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.getByRole('contentinfo').locator(`a[href="/${name}"]`).click()
    await expect(page).toHaveURL(`/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(`${words('sections').legalUpdated}${updated}`)).toBeVisible()
    const main = page.getByRole('main')
    for (const fact of [site.phone, site.email, `${site.street}, ${site.city}`, new URL(site.url).host])
      await expect(main).toContainText(fact)
    await expect(main.getByRole('link', { name: site.phone }).first()).toHaveAttribute('href', phoneHref(site.phone))
    await expect(main.getByRole('link', { name: site.email }).first()).toHaveAttribute('href', `mailto:${site.email}`)
    const contents = page.getByRole('navigation', { name: words('sections').legalContents }).getByRole('link')
    const third = (await contents.nth(2).textContent()) ?? ''
    await contents.nth(2).click()
    await expect(main.getByRole('heading', { level: 2, name: third, exact: true })).toBeInViewport()
  })

  test(`/${name}: every part of its text is on the page`, async ({ textPage }) => {
    const parts = [...readFileSync(`src/content/legal/${name}.md`, 'utf8').matchAll(/^## (.+)$/gm)].map(([, part = '']) => part)
    expect(parts.length).toBeGreaterThan(3)
    await textPage.goto(`/${name}`)
    await expect(textPage.getByRole('navigation', { name: words('sections').legalContents }).getByRole('link')).toHaveText(parts)
    for (const part of parts) await expect(textPage.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
  })

  test(`/${name}: four blocks sum it up, and each leads to the part that says more`, longLayer, async ({ page }) => {
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
test('the privacy page names every form, and all that the browser keeps', async ({ textPage }) => {
  await textPage.goto('/privacy')
  const [forms, storage] = [textPage.getByRole('table').nth(0), textPage.getByRole('table').nth(1)]
  await expect(forms.getByRole('row')).toHaveCount(1 + formNames.length)
  await expect(storage.getByRole('row')).toHaveCount(7)
  await expect(storage).toContainText('קמפיין')
  await expect(textPage.getByRole('main').getByText('EmailJS').first()).toBeVisible()
})

const display = words('display')
const { display: panel } = contentOf('accessibility')

test(
  'the display panel works inside the accessibility statement, by keyboard too, and is always like the one in the header',
  longLayer,
  async ({ page }) => {
    await page.goto('/accessibility')
    const here = page.getByRole('region', { name: panel?.heading ?? '' })
    await here.getByRole('radio', { name: display.themeOfDevice }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await here.getByLabel(display.underlined).press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-links', 'underlined')

    await page.getByRole('button', { name: display.title }).click()
    const above = page.getByRole('dialog', { name: display.title })
    await expect(above.getByRole('radio', { name: display.light })).toBeChecked()
    await expect(above.getByLabel(display.underlined)).toBeChecked()
    await above.getByRole('radio', { name: display.largest }).check()
    await expect(here.getByRole('radio', { name: display.largest })).toBeChecked()
    await above.getByRole('button', { name: display.reset }).click()
    await expect(here.getByRole('radio', { name: display.themeOfDevice })).toBeChecked()
    await expect(here.getByLabel(display.underlined)).not.toBeChecked()
  },
)

test('without scripts the panel is not there, and words say where the same is set', longLayer, async ({ textPage }) => {
  await textPage.goto('/accessibility')
  const here = textPage.getByRole('region', { name: panel?.heading ?? '' })
  await expect(here.getByText(panel?.withoutScripts ?? '')).toBeVisible()
  await expect(here.getByRole('radio')).toHaveCount(0)
})
