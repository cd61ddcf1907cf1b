import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type Colour, contrast } from '../support/contrast.ts'
import { swept } from '../support/layers.ts'
import { laidOut } from '../support/page.ts'
import { words } from '../support/words.ts'

// Every page checks the ring by its computed colours (opens-whole.spec.ts), which is cheap; here by its pixels, where it was once lost.
const places: [path: string, name: string, find: (page: Page) => Locator][] = [
  ['/school-principals', 'a school level’s way to the chat', (page) => page.getByRole('main').locator('a[href^="https://wa.me"]').nth(1)],
  ['/win-ai', 'the first button of the hero', (page) => page.getByRole('main').getByRole('link').first()],
  ['/minecraft-city', 'the way to a meeting', (page) => page.getByRole('main').locator('a[href^="/contact"]').first()],
  ['/dragon-prince-game', 'a tab of the story', (page) => page.getByRole('tab').nth(1)],
  ['/contact', 'the first shortcut', (page) => page.getByRole('main').getByRole('link').first()],
  ['/win-english', 'a field', (page) => page.locator('#contact').getByRole('textbox').first()],
  ['/privacy', 'the way to the top', (page) => page.getByRole('link', { name: words('header').toTop })],
]

/** A field. */
const few = places.filter(([path]) => path === '/win-english')

for (const [path, name, find] of swept(places, few)) {
  test(`the ring is seen: ${name} on ${path}, by day, by night, in high contrast and in forced colours`, async ({ page }) => {
    await page.goto(path)
    await laidOut(page)
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
      // The way to the top is there once the page is scrolled.
      await page.evaluate(async () => {
        scrollTo({ top: 700, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      })
      // A line of 3 px around a box, in pixels; one side may lie on what the box itself paints.
      expect(await changedAround(page, target), JSON.stringify([look, high])).toBeGreaterThan(0.3)
    }
  })
}

/** How much of the band of 6 px around a control differs by 3:1 or more between the control in focus and at rest. */
async function changedAround(page: Page, target: Locator): Promise<number> {
  // The browser shows the ring to one who uses the keyboard.
  await page.keyboard.press('Tab')
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await target.boundingBox()
  if (!box) throw new Error('There is no box to look at')
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
