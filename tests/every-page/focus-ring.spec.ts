import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type Colour, contrast, firstColour } from '../support/contrast'
import { laidOut } from '../support/page'
import { everyKindOfPage } from '../support/site-map'
import { words } from '../support/words'

// The ring is told by its computed colours everywhere, which costs little, and by its pixels where it was once lost.
for (const path of everyKindOfPage) {
  test(`${path}: whatever the keyboard reaches wears a ring of two tones, one of them 3:1 from any ground, that nothing cuts off`, async ({
    page,
  }) => {
    await page.goto(path)
    await laidOut(page)
    for (const look of [{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const) {
      await page.emulateMedia(look)
      expect(await faultyRings(page), look.colorScheme).toEqual([])
    }
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await ringsOf(page).then((rings) => rings.filter(({ outline }) => !outline.startsWith('solid 3px')))).toEqual([])
  })
}

const places: [path: string, name: string, find: (page: Page) => Locator][] = [
  ['/school-principals', 'a school level’s way to the chat', (page) => page.getByRole('main').locator('a[href^="https://wa.me"]').nth(1)],
  ['/win-ai', 'the first button of the hero', (page) => page.getByRole('main').getByRole('link').first()],
  ['/minecraft-city', 'the way to a meeting', (page) => page.getByRole('main').locator('a[href="/contact"]').first()],
  ['/dragon-prince-game', 'a tab of the story', (page) => page.getByRole('tab').nth(1)],
  ['/contact', 'the first shortcut', (page) => page.getByRole('main').getByRole('link').first()],
  ['/win-english', 'a field', (page) => page.locator('#contact').getByRole('textbox').first()],
  ['/privacy', 'the way to the top', (page) => page.getByRole('link', { name: words('header').toTop })],
]

for (const [path, name, find] of places) {
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
      // The way to the top shows itself on the way up.
      await page.evaluate(async () => {
        for (const top of [900, 700]) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
          await new Promise(requestAnimationFrame)
        }
      })
      // A line of 3 px around a box, in pixels; one side may lie on what the box itself paints.
      expect(await changedAround(page, target), JSON.stringify([look, high])).toBeGreaterThan(0.3)
    }
  })
}

interface Ring {
  name: string
  outline: string
  tones: [string, string]
  cutBy: string
}

async function faultyRings(page: Page): Promise<string[]> {
  const rings = await ringsOf(page)
  expect(rings.length).toBeGreaterThan(10)
  return rings
    .filter(({ outline, tones, cutBy }) => {
      const [line, halo] = tones.map(firstColour) as [Colour, Colour]
      return !outline.startsWith('solid 3px') || contrast(line, halo) < 9 || cutBy !== ''
    })
    .map(({ name, outline, tones, cutBy }) => `${name}: ${outline}, ${tones.join(' / ')}, cut by ${cutBy || 'nothing'}`)
}

/** Focuses one after the other, as the keyboard would, and reads the ring of each. */
async function ringsOf(page: Page): Promise<Ring[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const rings: Ring[] = []
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]')) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue
      control.focus({ preventScroll: true })
      if (document.activeElement !== control) continue
      const beside = control.nextElementSibling?.matches('[data-ring=""]') ? control.nextElementSibling : null
      const wearer = beside ?? control.closest('[data-ring=""]') ?? control
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(wearer)
      rings.push({
        name: (control.textContent || control.getAttribute('aria-label') || control.getAttribute('name') || control.tagName).trim(),
        outline: `${outlineStyle} ${outlineWidth}`,
        tones: [outlineColor, boxShadow],
        cutBy: cutterOf(wearer, Number.parseFloat(outlineOffset) + 3),
      })
    }
    return rings

    /** What clips the ring on three sides or more: then too little of it is left. */
    function cutterOf(wearer: Element, reach: number): string {
      const box = wearer.getBoundingClientRect()
      for (let around = wearer.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const edge = around.getBoundingClientRect()
        const cut = [edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom]
        if (cut.filter((by) => by + reach > 1).length > 2) return around.className || around.tagName
      }
      return ''
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
