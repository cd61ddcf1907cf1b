import { expect, type Page, test } from '@playwright/test'
import { inLayer } from '../support/layers.ts'
import { waitForLayout } from '../support/page.ts'
import { fullestPaths } from '../support/swept-paths.ts'

const screens = [
  { width: 390, height: 660 },
  { width: 1440, height: 900 },
]

// No fixed or sticky element may cover the control in focus: not the bar at the top, the bar at the foot, or sticky content.
for (const path of fullestPaths)
  test(`${path}: the control in focus is not covered, on a short phone and on a laptop`, async ({ page }) => {
    for (const viewport of inLayer(screens, screens.slice(0, 1))) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await waitForLayout(page)
      expect.soft(await covered(page), `at ${viewport.width} px`).toEqual([])
    }
  })

test('at 400% zoom the page’s content keeps most of the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/win-camp')
  await waitForLayout(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const contentShare = () =>
    page.evaluate(() => {
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
      return rows.filter((element) => element?.closest('main')).length / innerHeight
    })
  await expect.poll(contentShare).toBeGreaterThan(0.7)
})

/** Focuses every control down the page and back up, and returns those that a fixed or sticky element covers. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary), footer a')]
    const reached = all.filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
    for (const control of [...reached, ...reached.toReversed()]) {
      control.focus()
      if (document.activeElement !== control) continue
      // Scrolling may reveal a bar.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      const by = coverOf(control)
      if (by) found.push(`${(control.textContent || control.getAttribute('name') || '').trim().slice(0, 40)}: ${by}`)
    }
    return found

    function coverOf(control: HTMLElement): string | undefined {
      const { left, top, width, height } = control.getBoundingClientRect()
      for (const x of [0.1, 0.5, 0.9])
        for (const y of [0.1, 0.5, 0.9]) {
          const topmost = document.elementFromPoint(left + width * x, top + height * y)
          const floating = topmost?.closest('header, aside, nav, a, div')
          for (let box = floating; box && !box.contains(control); box = box.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(box).position)) return `${box.tagName} ${box.className}`
        }
      return
    }
  })
}
