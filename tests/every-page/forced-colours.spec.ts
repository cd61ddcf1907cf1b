import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { longLayer } from '../support/layers.ts'
import { words } from '../support/words.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

test('in forced colours a switch that is on keeps its knob', longLayer, async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('button', { name: words('display').title }).click()
  const control = page.getByRole('dialog').getByLabel(words('display').contrast)
  await control.check()
  const [track, knob] = await control.evaluate((input) => [
    getComputedStyle(input).backgroundColor,
    getComputedStyle(input, '::before').backgroundColor,
  ])
  expect(knob).not.toBe(track)
})

test('in forced colours the chosen tab of the story has a ground of its own', longLayer, async ({ page }) => {
  await page.goto('/dragon-prince-game')
  const grounds = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor))
  expect(grounds[0]).not.toBe(grounds[1])
})

test('in forced colours the bars of the school year keep their outline', longLayer, async ({ page }) => {
  await page.goto('/school-principals')
  const bars = page
    .getByRole('main')
    .locator('ol > li[class*=" "]')
    .filter({ has: page.locator('b') })
  const widths = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).borderTopWidth))
  expect(widths.filter((width) => width === '2px').length).toBeGreaterThan(1)
})

test('in forced colours a list to choose from has its arrow', longLayer, async ({ page }) => {
  await page.goto('/win-camp')
  const list = page.locator('#waiting-list').getByRole('combobox')
  await list.scrollIntoViewIfNeeded()
  const box = await list.boundingBox()
  if (!box) throw new Error('There is no box to look at')
  // Inside the border, on the side where the line ends.
  const clip = { x: box.x + 4, y: box.y + 6, width: 32, height: box.height - 12 }
  const { isOpaque: _, ...picture } = await sharp(await page.screenshot({ clip })).stats()
  expect(Math.max(...picture.channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10)
})
