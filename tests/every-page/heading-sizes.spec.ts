import { expect } from '@playwright/test'
import { inLayer } from '../support/layers.ts'
import { sweptPaths } from '../support/swept-paths.ts'
import { test } from '../support/text-page.ts'

/** Text and list pages: their h1 is smaller than that of a page that opens with a scene. */
const small = /^\/(privacy|accessibility|blog\/.+)$/

test('an h1 has one of two sizes, by the kind of page, at every width', async ({ textPage }) => {
  const all = [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]
  const windows = inLayer(all, all.slice(0, 1))
  const sizes = Object.fromEntries(windows.map(({ width }) => [width, { small: new Set<string>(), large: new Set<string>() }]))
  for (const path of sweptPaths) {
    await textPage.goto(path)
    for (const window of windows) {
      await textPage.setViewportSize(window)
      const size = await textPage.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize)
      sizes[window.width]?.[small.test(path) ? 'small' : 'large'].add(size)
    }
  }
  for (const [width, found] of Object.entries(sizes)) {
    expect.soft([...found.large], `large at ${width}`).toHaveLength(1)
    expect.soft([...found.small], `small at ${width}`).toHaveLength(1)
    expect.soft(Number.parseFloat([...found.small][0] ?? ''), `at ${width}`).toBeLessThan(Number.parseFloat([...found.large][0] ?? ''))
  }
})
