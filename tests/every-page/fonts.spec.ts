import { expect, test } from '@playwright/test'

test('a page loads the subset fonts; the full font loads when a visitor types a character outside the subset', async ({ page }) => {
  const fonts: string[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/contact')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toHaveLength(2)
  await page.getByRole('textbox').first().fill('שלום Hello 12 @')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toHaveLength(2)
  await page.getByRole('textbox').first().fill('Zoë')
  await expect.poll(() => fonts.length).toBe(3)
})
