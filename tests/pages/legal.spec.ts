import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { formNames } from '../../src/config/forms'
import { site } from '../../src/config/site'
import { phoneHref } from '../../src/lib/phone-links'
import { entry } from '../support/content'
import { test } from '../support/paper'
import { words } from '../support/words'

for (const name of ['accessibility', 'privacy'] as const) {
  const { title, updated } = entry('legal', name)

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
    await expect(contents).toHaveText(await main.getByRole('heading', { level: 2 }).allTextContents())
    await contents.nth(2).click()
    await expect(main.getByRole('heading', { level: 2 }).nth(2)).toBeInViewport()
  })

  test(`/${name}: every part of its text is on the page`, async ({ paper }) => {
    const parts = [...readFileSync(`src/content/legal/${name}.md`, 'utf8').matchAll(/^## (.+)$/gm)].map(([, part = '']) => part)
    expect(parts.length).toBeGreaterThan(3)
    await paper.goto(`/${name}`)
    await expect(paper.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts)
  })
}

test('the privacy page names every form, and all that the browser keeps', async ({ paper }) => {
  await paper.goto('/privacy')
  const [forms, storage] = [paper.getByRole('table').nth(0), paper.getByRole('table').nth(1)]
  await expect(forms.getByRole('row')).toHaveCount(1 + formNames.length)
  await expect(storage.getByRole('row')).toHaveCount(6)
  await expect(storage).toContainText('קמפיין')
  await expect(paper.getByRole('main').getByText('EmailJS').first()).toBeVisible()
})
