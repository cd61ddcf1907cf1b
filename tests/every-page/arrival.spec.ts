import { expect, test } from '@playwright/test'
import { scheduled } from '../support/camps.ts'
import { swept } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { slowLine, watchShifts } from '../support/slow-line.ts'
import { fullestPaths, sweptPaths } from '../support/swept-paths.ts'

// A page that comes slowly and in pieces, on any day: nothing that was painted moves, and its height is true before anybody scrolls.
const desktop = { width: 1440, height: 900 }
const screens = [phone, { width: 768, height: 1024 }, desktop, { width: 1920, height: 1080 }]
const camps = ['/', '/win-camp', '/win-camp/passover', '/win-camp/kiryat-gat']
/** Days on which the camps are in other states than on the day of the build: before all of them, in the middle of the last, and after it. */
const days = ['2025-03-20', scheduled.at(-1)?.first ?? '', '2099-01-01']

/** Runs in the page: a frame, or half a second where the machine has none for it. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 500)
  })
}

/** Runs in the page: pictures that fill a good part of the first screen, and are not asked for before the page is laid out. */
function lateFirst(images: Element[]): string[] {
  return (images as HTMLImageElement[]).flatMap((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
    // What only decorates waits on purpose.
    return image.loading === 'lazy' && image.fetchPriority !== 'low' && seen > 0 && seen * width > (innerWidth * innerHeight) / 5
      ? [image.currentSrc]
      : []
  })
}

/** Runs in the page: pictures that are fetched at once, and drawn nowhere on this screen. */
function fetchedForNothing(images: Element[]): string[] {
  const all = images as HTMLImageElement[]
  const isDrawn = (image: HTMLImageElement) => image.getBoundingClientRect().width > 0
  const drawn = new Set(all.filter(isDrawn).map(({ currentSrc }) => currentSrc))
  const fetched = all.filter(({ loading, currentSrc }) => loading === 'eager' && !currentSrc.startsWith('data:'))
  return fetched.flatMap(({ currentSrc }) => (drawn.has(currentSrc) ? [] : [currentSrc]))
}

/** Home shows the next camp, and so moves by itself. */
for (const path of swept(sweptPaths, ['/', ...fullestPaths])) {
  test(`${path}: nothing moves while it arrives`, async ({ browser, baseURL }) => {
    const line = await slowLine(baseURL ?? '')
    for (const viewport of swept([phone, desktop], [phone]))
      for (const day of camps.includes(path) ? [undefined, ...swept(days, days.slice(1, 2))] : [undefined]) {
        const page = await browser.newPage({ viewport, baseURL: line.origin })
        if (day) await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`))
        const shifts = await watchShifts(page)
        await page.goto(path)
        const moved = await shifts()
        const sum = moved.reduce((total, { value }) => total + value, 0)
        expect.soft(sum, `at ${viewport.width} px${day ? ` on ${day}` : ''}: ${JSON.stringify(moved)}`).toBeLessThan(0.01)
        expect.soft(await page.locator('img').evaluateAll(lateFirst), `at ${viewport.width} px, pictures that come late`).toEqual([])
        expect.soft(await page.locator('img').evaluateAll(fetchedForNothing), `at ${viewport.width} px, pictures for nothing`).toEqual([])
        await page.close()
      }
    line.close()
  })
}

for (const path of fullestPaths) {
  test(`${path}: a font that comes last moves no part of the first screen`, async ({ page }) => {
    await page.setViewportSize(phone)
    const isPainted = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await isPainted.promise
      await route.continue()
    })
    const shifts = await watchShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(painted)
    isPainted.resolve()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(painted)
    const moved = await shifts()
    const sum = moved.reduce((total, { value }) => total + value, 0)
    // Words of another width may move a little beside each other; a row that breaks elsewhere moves all that is below it.
    expect(sum, JSON.stringify(moved)).toBeLessThan(0.05)
  })

  test(`${path}: its height is true before one scrolls`, async ({ page }) => {
    for (const viewport of swept(screens, [phone])) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
      const heights = await page.evaluate(async () => {
        const seen = [document.documentElement.scrollHeight]
        for (let top = 0; top < (seen.at(-1) ?? 0); top += innerHeight) {
          scrollTo({ top, behavior: 'instant' })
          // A window that the machine has no frame for, now and then, must not hold up the reading.
          await new Promise((drawn) => {
            requestAnimationFrame(() => setTimeout(drawn))
            setTimeout(drawn, 500)
          })
          seen.push(document.documentElement.scrollHeight)
        }
        return seen
      })
      const change = (Math.max(...heights) - Math.min(...heights)) / Math.max(...heights)
      expect.soft(change, `at ${viewport.width} px: ${heights[0]} to ${heights.at(-1)}`).toBeLessThan(0.02)
    }
  })
}

test('what is below the window is fetched once the picture of the first screen has come', async ({ page }) => {
  await page.setViewportSize(phone)
  const isSeen = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/_astro/*.avif', async (route) => {
    asked.push(route.request().url())
    if (asked.length === 1) await isSeen.promise
    await route.continue()
  })
  await page.goto('/blog', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(painted)
  expect(asked).toHaveLength(1)
  isSeen.resolve()
  await expect.poll(() => asked.length).toBeGreaterThan(1)
})

test('a script that never comes does not keep what is below away', async ({ page }) => {
  await page.route('**/_astro/page.*.js', () => undefined)
  await page.goto('/blog', { waitUntil: 'commit' })
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
