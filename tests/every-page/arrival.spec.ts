import { expect, test } from '@playwright/test'
import { scheduled } from '../support/camps.ts'
import { inLayer } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { recordLayoutShifts, startSlowProxy } from '../support/slow-proxy.ts'
import { fullestPaths, sweptPaths } from '../support/swept-paths.ts'

// A page that loads slowly and in chunks, on any day: painted content does not shift, and the height is final before the first scroll.
const desktop = { width: 1440, height: 900 }
const screens = [phone, { width: 768, height: 1024 }, desktop, { width: 1920, height: 1080 }]
const camps = ['/', '/win-camp', '/win-camp/passover', '/win-camp/kiryat-gat']
/** Days on which the camps have other states than at build time: before all of them, on the first day of the last one, and after all. */
const days = ['2025-03-20', scheduled.at(-1)?.first ?? '', '2099-01-01']

/** Runs in the page. Waits for a frame; the timeout is a fallback for a busy machine that produces none. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 500)
  })
}

/** Runs in the page. Lazy pictures that cover more than a fifth of the first screen; they are requested only after layout. */
function lateFirst(images: Element[]): string[] {
  return (images as HTMLImageElement[]).flatMap((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, 0)
    // Decorative pictures have a low priority on purpose.
    return image.loading === 'lazy' &&
      image.fetchPriority !== 'low' &&
      visibleHeight > 0 &&
      visibleHeight * width > (innerWidth * innerHeight) / 5
      ? [image.currentSrc]
      : []
  })
}

/** Runs in the page. Eager pictures that are fetched but not drawn at this screen size. */
function fetchedForNothing(images: Element[]): string[] {
  const all = images as HTMLImageElement[]
  const isDrawn = (image: HTMLImageElement) => image.getBoundingClientRect().width > 0
  const drawn = new Set(all.filter(isDrawn).map(({ currentSrc }) => currentSrc))
  const fetched = all.filter(({ loading, currentSrc }) => loading === 'eager' && !currentSrc.startsWith('data:'))
  return fetched.flatMap(({ currentSrc }) => (drawn.has(currentSrc) ? [] : [currentSrc]))
}

/** Home is included because it shows the next camp, which changes by date. */
for (const path of inLayer(sweptPaths, ['/', ...fullestPaths])) {
  test(`${path}: nothing shifts while the page loads`, async ({ browser, baseURL }) => {
    const line = await startSlowProxy(baseURL ?? '')
    for (const viewport of inLayer([phone, desktop], [phone]))
      for (const day of camps.includes(path) ? [undefined, ...inLayer(days, days.slice(1, 2))] : [undefined]) {
        const page = await browser.newPage({ viewport, baseURL: line.origin })
        if (day) await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`))
        const shifts = await recordLayoutShifts(page)
        await page.goto(path)
        const moved = await shifts()
        const sum = moved.reduce((total, { value }) => total + value, 0)
        expect.soft(sum, `at ${viewport.width} px${day ? ` on ${day}` : ''}: ${JSON.stringify(moved)}`).toBeLessThan(0.01)
        expect
          .soft(await page.locator('img').evaluateAll(lateFirst), `at ${viewport.width} px, lazy pictures on the first screen`)
          .toEqual([])
        expect
          .soft(await page.locator('img').evaluateAll(fetchedForNothing), `at ${viewport.width} px, fetched but unused pictures`)
          .toEqual([])
        await page.close()
      }
    line.close()
  })
}

for (const path of fullestPaths) {
  test(`${path}: a font that arrives last shifts no part of the first screen`, async ({ page }) => {
    await page.setViewportSize(phone)
    const isPainted = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await isPainted.promise
      await route.continue()
    })
    const shifts = await recordLayoutShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(painted)
    isPainted.resolve()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(painted)
    const moved = await shifts()
    const sum = moved.reduce((total, { value }) => total + value, 0)
    // Glyphs of another width may shift words slightly; a line that breaks elsewhere would shift everything below it.
    expect(sum, JSON.stringify(moved)).toBeLessThan(0.05)
  })

  test(`${path}: the height is final before the first scroll`, async ({ page }) => {
    for (const viewport of inLayer(screens, [phone])) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(page.locator('html')).not.toHaveAttribute('data-layout-deferred')
      const heights = await page.evaluate(async () => {
        const measured = [document.documentElement.scrollHeight]
        for (let top = 0; top < (measured.at(-1) ?? 0); top += innerHeight) {
          scrollTo({ top, behavior: 'instant' })
          // The timeout is a fallback: a busy machine may not produce a frame.
          await new Promise((drawn) => {
            requestAnimationFrame(() => setTimeout(drawn))
            setTimeout(drawn, 500)
          })
          measured.push(document.documentElement.scrollHeight)
        }
        return measured
      })
      const change = (Math.max(...heights) - Math.min(...heights)) / Math.max(...heights)
      expect.soft(change, `at ${viewport.width} px: ${heights[0]} to ${heights.at(-1)}`).toBeLessThan(0.02)
    }
  })
}

test('pictures below the fold are fetched only after the picture of the first screen has loaded', async ({ page }) => {
  await page.setViewportSize(phone)
  const mayLoad = Promise.withResolvers<void>()
  const requested: string[] = []
  await page.route('**/_astro/*.avif', async (route) => {
    requested.push(route.request().url())
    if (requested.length === 1) await mayLoad.promise
    await route.continue()
  })
  await page.goto('/blog', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(painted)
  expect(requested).toHaveLength(1)
  mayLoad.resolve()
  await expect.poll(() => requested.length).toBeGreaterThan(1)
})

test('the rest of the page appears even if the script never loads', async ({ page }) => {
  const held: string[] = []
  await page.route('**/_astro/page.*.js', (route) => {
    held.push(route.request().url())
  })
  await page.goto('/blog', { waitUntil: 'commit' })
  await expect(page.locator('html')).not.toHaveAttribute('data-layout-deferred')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(held, 'scripts that never load').not.toEqual([])
})
