import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { parseAction } from '../support/action.ts'
import { entry } from '../support/content.ts'
import { inLayer } from '../support/layers.ts'
import { expectNoSidewaysScroll, phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'

const [missingPage, missingArticle, missingSubject] = [
  entry('notFound', 'page'),
  entry('notFound', 'article'),
  entry('notFound', 'category'),
]
const [home, allArticles] = [missingPage, missingArticle].map(({ action }) => parseAction(action).label)

// server/static/serve-site.test.ts covers all other addresses.
for (const path of inLayer(['/nothing-here', '/שלום'], ['/nothing-here'])) {
  // spec: 2-routes-unknown, 2-not-found
  test(`${path} returns 404, says so, logs the path and links home`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(decodeURI(message.text())))
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missingPage.heading)
    await expect.poll(() => logged).toContain(`There is nothing at ${path}`)
    await page.getByRole('link', { name: home ?? '', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}

for (const [path, missing] of [
  ['/blog/no-such-article', missingArticle],
  ['/blog/category/no-such-subject', missingSubject],
] as const) {
  // spec: 2-blog-unknown-slug-shows, 8-unknown-slug-unknown
  test(`${path} returns 404, names what is missing and links to all articles`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.heading)
    await expect.poll(() => logged).toContain(`There is nothing at ${path}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: allArticles ?? '' })
      .click()
    await expect(page).toHaveURL('/blog')
  })
}

for (const path of inLayer(['/nothing-here', '/blog/no-such-article'], ['/nothing-here'])) {
  test(`${path} is hidden from search engines, and the link back is the first tab stop after the bar`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    await page.locator('main').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/^[^?]*(\/blog|:\d+\/)$/)
  })

  test(`${path} has no accessibility violation and no sideways scroll`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expectAccessible(page)
    await page.setViewportSize(phone)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { look: 'contrast' })
    await expectNoSidewaysScroll(page, [320, 768, 1440])
  })
}

test('the link home works with scripts off', async ({ textPage }) => {
  await textPage.goto('/nothing-here')
  await textPage.getByRole('link', { name: home ?? '', exact: true }).click()
  await expect(textPage).toHaveURL('/')
})
