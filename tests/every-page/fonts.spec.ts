import { expect, type Page, test } from '@playwright/test'

test('a page loads the subset fonts; the full font loads when a visitor types a character outside the subset', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requested.push(request.url())
  })
  await page.goto('/contact')
  expect(await loadedFonts(page)).toEqual(['subset', 'subset'])
  await page.getByRole('textbox').first().fill('שלום Hello 12 @')
  expect(await loadedFonts(page)).toEqual(['subset', 'subset'])
  expect(new Set(requested).size).toBe(2)
  await page.getByRole('textbox').first().fill('Zoë')
  expect(await loadedFonts(page)).toEqual(['subset', 'subset', 'full'])
  expect(new Set(requested).size).toBe(3)
})

/** The fonts of the page, once all that it needs have loaded. A font is requested when its text is laid out: hence the frames. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family }) => (family.includes('whole') ? 'full' : 'subset'))
  })
}
