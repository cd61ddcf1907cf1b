import { readdirSync } from 'node:fs'
import { expect, type Locator } from '@playwright/test'
import { longLayerOnly } from '../support/layers.ts'
import { expectNoSidewaysScroll } from '../support/page.ts'
import { test } from '../support/text-page.ts'

// Example camps of other lengths than the camp of the specification: src/content/examples/camps, in test builds only.
const examples = readdirSync('src/content/examples/camps').map((file) => file.replace('.yaml', ''))
const days: Record<string, number> = { 'one-day': 1, hanukkah: 4, summer: 10 }

/** The number of items in each row, from top to bottom; a row runs from right to left. */
async function rows(items: Locator): Promise<number[]> {
  const boxes = await items.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect()).map(({ right, bottom }) => ({ right, bottom })),
  )
  const counts: number[] = []
  for (const [at, { right }] of boxes.entries()) {
    if (at > 0 && right < (boxes[at - 1]?.right ?? 0) - 1) counts.push((counts.pop() ?? 0) + 1)
    else counts.push(1)
  }
  return counts
}

for (const name of examples) {
  const path = `/win-camp/example-${name}`

  test(`${name}: every day has a block, a banner and a tower, in even rows`, longLayerOnly, async ({ page }) => {
    const count = days[name] ?? 0
    const even = count > 5 ? [count / 2, count / 2] : [count]
    await page.goto(path)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await rows(page.locator('main > section').first().locator('[data-day]'))).toEqual(even)
      expect(await rows(page.locator('#days li'))).toEqual(even)
      expect(await rows(page.locator('#learn li'))).toEqual(even)
    }
    await expectNoSidewaysScroll(page, [320, 360, 768, 1024, 1440, 1920])
  })

  test(`${name}: no text overflows its banner, block or tower`, longLayerOnly, async ({ page }) => {
    await page.goto(path)
    for (const [part, items] of [
      ['banners', page.locator('#days li')],
      ['towers', page.locator('#learn li')],
      ['blocks', page.locator('main > section').first().locator('[data-day]')],
    ] as const) {
      for (const width of [320, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const texts = await items.evaluateAll((all) =>
          all.flatMap((item) => {
            const box = item.getBoundingClientRect()
            return [...item.querySelectorAll('h3, p, time')].map((text) => {
              const range = document.createRange()
              range.selectNodeContents(text)
              const lines = [...range.getClientRects()].filter((line) => line.width > 1)
              const isOver = lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
              return { text: text.textContent, isShown: lines.length > 0, isOver }
            })
          }),
        )
        expect(texts.filter(({ isShown }) => isShown).length, `texts in the ${part} at ${width} px`).toBeGreaterThanOrEqual(days[name] ?? 1)
        expect(
          texts.filter(({ isOver }) => isOver).map(({ text }) => text),
          `${part} at ${width} px`,
        ).toEqual([])
      }
    }
  })
}

test('no list of camps contains the examples', longLayerOnly, async ({ textPage }) => {
  for (const path of ['/', '/win-camp', '/minecraft-education']) {
    await textPage.goto(path)
    await expect(textPage.locator('[href*="/win-camp/example-"], [id^="example-"]')).toHaveCount(0)
  }
})
