import { expect, type Page, test } from '@playwright/test'
import { swept } from '../support/layers.ts'
import { laidOut } from '../support/page.ts'
import { fullestPaths } from '../support/swept-paths.ts'

const screens = [
  { width: 390, height: 660 },
  { width: 1440, height: 900 },
]

// What has the focus lies under nothing that floats: not the bar at the top, not the one at the foot, nor what stays while a page is scrolled.
for (const path of fullestPaths)
  test(`${path}: what has the focus is not covered, on a low phone and on a laptop`, async ({ page }) => {
    for (const viewport of swept(screens, screens.slice(0, 1))) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await laidOut(page)
      expect.soft(await covered(page), `at ${viewport.width} px`).toEqual([])
    }
  })

test('a page at four times its size keeps most of the window to itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/win-camp')
  await laidOut(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const free = () =>
    page.evaluate(() => {
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
      return rows.filter((element) => element?.closest('main')).length / innerHeight
    })
  await expect.poll(free).toBeGreaterThan(0.7)
})

/** Focuses all that the keyboard reaches, down the page and up again, and asks what is painted where it is. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary), footer a')]
    const reached = all.filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
    for (const control of [...reached, ...reached.toReversed()]) {
      control.focus()
      if (document.activeElement !== control) continue
      // A bar may come with the scrolling.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      const by = coverOf(control)
      if (by) found.push(`${(control.textContent || control.getAttribute('name') || '').trim().slice(0, 40)}: ${by}`)
    }
    return found

    function coverOf(control: HTMLElement): string | undefined {
      const { left, top, width, height } = control.getBoundingClientRect()
      for (const x of [0.1, 0.5, 0.9])
        for (const y of [0.1, 0.5, 0.9]) {
          const there = document.elementFromPoint(left + width * x, top + height * y)
          const floating = there?.closest('header, aside, nav, a, div')
          for (let box = floating; box && !box.contains(control); box = box.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(box).position)) return `${box.tagName} ${box.className}`
        }
      return
    }
  })
}
