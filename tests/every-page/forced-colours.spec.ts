import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { longLayerOnly } from '../support/layers.ts'
import { texts } from '../support/texts.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

test('in forced colours the knob of a switch that is on stays visible', longLayerOnly, async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('button', { name: texts('display').title }).click()
  const control = page.getByRole('dialog').getByLabel(texts('display').contrast)
  await control.check()
  const [track, knob] = await control.evaluate((input) => [
    getComputedStyle(input).backgroundColor,
    getComputedStyle(input, '::before').backgroundColor,
  ])
  expect(knob).not.toBe(track)
})

test('in forced colours the selected tab of the story has a background of its own', longLayerOnly, async ({ page }) => {
  await page.goto('/dragon-prince-game')
  const backgrounds = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor))
  expect(backgrounds[0]).not.toBe(backgrounds[1])
})

test('in forced colours the bars of the school year keep their outline', longLayerOnly, async ({ page }) => {
  await page.goto('/school-principals')
  const bars = page
    .getByRole('main')
    .locator('ol > li[class*=" "]')
    .filter({ has: page.locator('b') })
  const widths = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).borderTopWidth))
  expect(widths.filter((width) => width === '2px').length).toBeGreaterThan(1)
})

test('in forced colours a select shows its arrow', longLayerOnly, async ({ page }) => {
  await page.goto('/win-camp')
  const list = page.locator('#waiting-list').getByRole('combobox')
  await list.scrollIntoViewIfNeeded()
  const box = await list.boundingBox()
  if (!box) throw new Error('The element has no box')
  // Inside the border, at the inline end.
  const clip = { x: box.x + 4, y: box.y + 6, width: 32, height: box.height - 12 }
  const { isOpaque: _, ...picture } = await sharp(await page.screenshot({ clip })).stats()
  expect(Math.max(...picture.channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10)
})
