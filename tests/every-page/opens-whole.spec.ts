import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, readToTheEnd, watch } from '../support/page'
import { turnedRound } from '../support/reading-order'
import { allPaths } from '../support/site-map'

/** The parts that the first frame leaves out (base.css): a page of one or two parts has none. */
const leftOut = 'main[data-parts] > section ~ section ~ section'

for (const path of allPaths) {
  test(`${path} opens whole: status, one heading, mixed text in its order, nothing foreign, no sideways scroll, no complaint, no cookie`, async ({
    page,
    context,
  }) => {
    const seen = watch(page)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await readToTheEnd(page)
    expect(await turnedRound(page)).toEqual([])
    await expectNoSidewaysScroll(page, [320, 375, 768, 1024, 1440])
    const tops = await page.locator(leftOut).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(tops.filter((top) => top < (page.viewportSize()?.height ?? 0))).toEqual([])
    expect(seen).toEqual({ errors: [], foreign: [] })
    expect(await context.cookies()).toEqual([])
    await expect(page.locator('input[type=password], input[autocomplete^=cc-]')).toHaveCount(0)
  })
}

test('a page whose scripts never come shows all that its first frame left out', async ({ page }) => {
  await page.route('**/*.js', (request) => request.abort())
  await page.goto('/win-english')
  const last = page.locator(leftOut).locator('h2').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(last).toBeVisible()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page }) => {
    // Whether words are there does not depend on pictures.
    await page.route('**/*.{avif,webp,woff2}', (request) => request.abort())
    for (const path of allPaths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })
})
