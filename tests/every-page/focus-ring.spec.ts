import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type Colour, contrast } from '../support/contrast.ts'
import { inLayer } from '../support/layers.ts'
import { waitForLayout } from '../support/page.ts'
import { texts } from '../support/texts.ts'

// every-check.spec.ts checks the computed colours of the rings, which is cheap. Here: the pixels, where a ring was once missing.
const places: [path: string, name: string, find: (page: Page) => Locator][] = [
  ['/school-principals', 'the chat link of a school level', (page) => page.getByRole('main').locator('a[href^="https://wa.me"]').nth(1)],
  ['/win-ai', 'the first button of the hero', (page) => page.getByRole('main').getByRole('link').first()],
  ['/minecraft-city', 'the link to a meeting', (page) => page.getByRole('main').locator('a[href^="/contact"]').first()],
  ['/dragon-prince-game', 'a tab of the story', (page) => page.getByRole('tab').nth(1)],
  ['/contact', 'the first shortcut', (page) => page.getByRole('main').getByRole('link').first()],
  ['/win-english', 'a field', (page) => page.locator('#contact').getByRole('textbox').first()],
  ['/privacy', 'the back-to-top link', (page) => page.getByRole('link', { name: texts('header').toTop })],
]

/** The short layer checks one field. */
const few = places.filter(([path]) => path === '/win-english')

for (const [path, name, find] of inLayer(places, few)) {
  test(`the focus ring is visible: ${name} on ${path}, in both themes, in high contrast and in forced colours`, async ({ page }) => {
    await page.goto(path)
    await waitForLayout(page)
    const target = find(page)
    for (const [look, high] of [
      [{ colorScheme: 'light' }, ''],
      [{ colorScheme: 'dark' }, ''],
      [{ colorScheme: 'light' }, 'high'],
      [{ colorScheme: 'dark' }, 'high'],
      [{ forcedColors: 'active' }, ''],
    ] as const) {
      await page.emulateMedia({ forcedColors: 'none', ...look })
      await page.evaluate((value) => document.documentElement.setAttribute('data-contrast', value), high)
      // The back-to-top link appears after scrolling.
      await page.evaluate(async () => {
        scrollTo({ top: 700, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      })
      // A 3 px ring covers about half of the 6 px band; one side of it may lie on something the control itself paints.
      expect(await changedAround(page, target), JSON.stringify([look, high])).toBeGreaterThan(0.3)
    }
  })
}

/** The share of the 6 px band around a control whose contrast between focused and unfocused is at least 3:1. */
async function changedAround(page: Page, target: Locator): Promise<number> {
  // The browser shows the ring only after keyboard input.
  await page.keyboard.press('Tab')
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await target.boundingBox()
  if (!box) throw new Error('The element has no box')
  const reach = (await target.getAttribute('data-ring')) === 'inside' ? 0 : 6
  const clip = { x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach, height: box.height + 2 * reach }
  await target.evaluate((element) => element.blur())
  const rest = await pixels(page, clip)
  await target.evaluate((element) => element.focus({ preventScroll: true }))
  const focused = await pixels(page, clip)
  const band = focused.map((_, index) => index).filter((index) => isInBand(index, focused.length, Math.round(clip.width)))
  const changed = band.filter((index) => contrast(focused[index] ?? [0, 0, 0], rest[index] ?? [0, 0, 0]) >= 3)
  return changed.length / band.length
}

function isInBand(index: number, count: number, width: number): boolean {
  const [x, y, height] = [index % width, Math.floor(index / width), count / width]
  return Math.min(x, width - 1 - x, y, height - 1 - y) < 6
}

async function pixels(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Colour[]> {
  const whole = { x: Math.round(clip.x), y: Math.round(clip.y), width: Math.round(clip.width), height: Math.round(clip.height) }
  const image = await page.screenshot({ clip: whole, animations: 'disabled' })
  const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: data.length / 3 }, (_, index) => [data[index * 3] ?? 0, data[index * 3 + 1] ?? 0, data[index * 3 + 2] ?? 0])
}
