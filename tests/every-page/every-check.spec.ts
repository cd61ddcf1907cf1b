import { expect, test } from '@playwright/test'
import { expectWholeInEverySize } from '../support/checks/every-size.ts'
import { expectAccessibleInEveryTheme } from '../support/checks/every-theme.ts'
import { expectRings } from '../support/checks/focus-rings.ts'
import { expectCorrectSampleMarks } from '../support/checks/sample-marks.ts'
import { inLayer } from '../support/layers.ts'
import { collectPageProblems, expectNoSidewaysScroll, scrollThrough, waitForLayout } from '../support/page.ts'
import { findBidiFaults } from '../support/reading-order.ts'
import { allPaths } from '../support/site-map.ts'
import { fullestPaths, oneOfEachFamily, sweptPaths } from '../support/swept-paths.ts'
import { test as testText } from '../support/text-page.ts'

/** The sections that the first frame leaves out (base.css); a page with fewer than three has none. */
const deferredSections = 'main[data-parts] > section ~ section ~ section'

// One visit serves all checks of a page, because opening it costs more than most of them. Soft assertions report every fault.
for (const path of allPaths) {
  // spec: 1-anonymous, 1-hebrew-rtl, 2-routes, 6-pages-actions-public, 7-request-another-host, decided-sample-marks
  test(`${path} loads without errors, with correct sample marks and text order, accessible in every theme and unclipped at every size`, async ({
    page,
    context,
  }) => {
    const seen = collectPageProblems(page)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await test.step('samples are marked', () => expectCorrectSampleMarks(page))
    await scrollThrough(page)
    expect.soft(await findBidiFaults(page), 'mixed text out of order').toEqual([])
    await expect.soft(page.locator('input[type=password], input[autocomplete^=cc-]')).toHaveCount(0)
    await waitForLayout(page)
    if (sweptPaths.includes(path)) {
      if (fullestPaths.includes(path)) await test.step('focus rings', () => expectRings(page))
      await test.step('every theme', () => expectAccessibleInEveryTheme(page, fullestPaths.includes(path)))
      await test.step('every size', () => expectWholeInEverySize(page))
    } else await expectNoSidewaysScroll(page, inLayer([320, 375, 768, 1024, 1440], [320, 768, 1440]))
    await page.setViewportSize({ width: 1440, height: 900 })
    const seenParts = await page
      .locator(deferredSections)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
    expect
      .soft(
        seenParts.filter(({ top, height }) => height > 0 && top < 900),
        'sections on the first screen that the first frame leaves out',
      )
      .toEqual([])
    expect(seen).toEqual({ errors: [], foreign: [] })
    expect(await context.cookies()).toEqual([])
  })
}

test('a page whose scripts never load still shows the sections that the first frame left out', async ({ page }) => {
  await page.route('**/*.js', (request) => request.abort())
  await page.goto('/win-english')
  const last = page.locator(deferredSections).locator('h2').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(last).toBeVisible()
})

testText('every page can be read with scripts off', async ({ textPage }) => {
  for (const path of inLayer(allPaths, oneOfEachFamily)) {
    await textPage.goto(path)
    await expect.soft(textPage.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect.soft(textPage.getByRole('contentinfo'), path).toBeVisible()
  }
})
