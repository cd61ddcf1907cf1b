import { expect, type Page, test } from '@playwright/test'
import { phone } from '../support/page'

const plotName = 'מגרש של בלוקים שהפך לשכונה: רחובות, בתים, עצים, אוטובוס ואנשים'

/** How many of the plot's five layers are seen. */
function layersSeen(page: Page): Promise<number> {
  return page
    .getByRole('img', { name: plotName })
    .locator('img')
    .evaluateAll((layers) => layers.filter((layer) => getComputedStyle(layer).opacity === '1').length)
}

test('the hero is titled as city building and leads to the city programme', async ({ page }) => {
  await page.goto('/experiments')
  const hero = page.getByRole('region', { name: 'בניית עיר מתחילה במגרש ריק' })
  await expect(hero).toContainText('תוכנית לבניית עיר')
  await hero.getByRole('link', { name: 'לתוכנית העיר החכמה' }).click()
  await expect(page).toHaveURL(/\/minecraft-city$/)
})

test('four features, two parents at their windows, and the next stop is the city programme', async ({ page }) => {
  await page.goto('/experiments')
  const features = page.getByRole('region', { name: 'ארבעה דברים קורים כאן' })
  await expect(features.getByRole('article')).toHaveCount(4)
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'מתווים רחובות',
    'מקימים בתים',
    'נותנים לעיר לנשום',
    'מכניסים חיים',
  ])
  const parents = page.getByRole('region', { name: 'ומה רואים מהחלון?' }).getByRole('figure')
  await expect(parents).toHaveCount(2)
  await expect(parents.first()).toContainText('אימא של תלמיד בכיתה ג׳')
  await expect(parents.last()).toContainText('אבא של תלמידה בכיתה ה׳')
  const stop = page.getByRole('region', { name: 'התחנה הבאה: העיר כולה' })
  await expect(stop.getByRole('link', { name: 'לתוכנית העיר החכמה' })).toHaveAttribute('href', '/minecraft-city')
})

for (const [where, size] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', phone],
] as const) {
  test(`the plot starts empty, stays in view and fills with every feature, and empties again on the way back (${where})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(size)
    await page.goto('/experiments')
    await expect.poll(() => layersSeen(page)).toBe(1)
    const features = page.getByRole('article')
    for (const [index, feature] of (await features.all()).entries()) {
      await feature.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect.poll(() => layersSeen(page)).toBeGreaterThanOrEqual(index + 2)
      await expect(page.getByRole('img', { name: plotName })).toBeInViewport()
    }
    expect(await layersSeen(page)).toBe(5)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => layersSeen(page)).toBe(1)
  })
}

test('whoever asked for stillness sees the plot full from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/experiments')
  await expect.poll(() => layersSeen(page)).toBe(5)
})

test('with scripts off the plot is full', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/experiments')
  for (const layer of await page.getByRole('img', { name: plotName }).locator('img').all()) await expect(layer).toHaveCSS('opacity', '1')
  await context.close()
})
