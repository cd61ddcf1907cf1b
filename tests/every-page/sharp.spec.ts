import { type Browser, expect, test } from '@playwright/test'
import { inLayer } from '../support/layers.ts'
import { scrollThrough, waitForLayout } from '../support/page.ts'
import { fullestPaths } from '../support/swept-paths.ts'

/** A phone, a tablet, a laptop with a standard and a high-density screen, and two large screens: [width, height, device pixel ratio]. */
const screens = [
  [390, 844, 3],
  [768, 1024, 2],
  [1440, 900, 1],
  [1440, 900, 2],
  [1920, 1080, 1],
  [2560, 1440, 1],
] as const

for (const path of fullestPaths) {
  for (const screen of inLayer(screens, [screens[0]])) {
    test(`${path} shows every picture sharp at ${screen.join(' × ')}`, async ({ browser }) => {
      // Long pages on dense screens are slow without a GPU.
      test.slow()
      expect(await softPictures(browser, path, screen)).toEqual([])
    })
  }
}

/**
 * Pictures with fewer pixels than they are drawn at: one picture pixel covers more than 1.1 device pixels. Also pictures that show the
 * fallback of the `<img>`, of which only the sources have sizes.
 */
async function softPictures(
  browser: Browser,
  path: string,
  [width, height, deviceScaleFactor]: (typeof screens)[number],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor })
  await page.goto(path)
  await waitForLayout(page)
  await scrollThrough(page)
  // Collapsed pictures are not drawn; carousel pictures outside the screen are not fetched until the visitor scrolls there.
  const drawn = page.locator('picture img').filter({ visible: true })
  const pending = (images: HTMLImageElement[]) => images.flatMap(({ complete, currentSrc }) => (complete ? [] : currentSrc || []))
  await expect.poll(() => drawn.evaluateAll(pending)).toEqual([])
  const soft = await drawn.evaluateAll((images: HTMLImageElement[]) =>
    images.flatMap((image) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc } = image
      const file = [...(image.parentElement?.querySelectorAll('source') ?? [])]
        .flatMap(({ srcset }) => srcset.split(/,\s+/))
        .map((candidate) => candidate.split(' '))
        .find(([address = '']) => new URL(address, location.href).href === currentSrc)
      // Vectors, and carousel pictures outside the screen, which are not fetched yet.
      if (!currentSrc || currentSrc.endsWith('.svg')) return []
      if (!file) return [`the fallback of the <img>: ${currentSrc}`]
      // An icon has one file, without a width in its source: dense and very wide screens may show it softer.
      const [, widthInSource] = file
      const isIcon = widthInSource === undefined
      const [pixels, density, limit] = isIcon ? [naturalWidth, 1, 1.25] : [Number.parseInt(widthInSource, 10), devicePixelRatio, 1.1]
      const wholeWidth = (clientHeight * naturalWidth) / naturalHeight
      const fit = getComputedStyle(image).objectFit
      const drawnWidth =
        fit === 'cover' ? Math.max(clientWidth, wholeWidth) : fit === 'contain' ? Math.min(clientWidth, wholeWidth) : clientWidth
      const ratio = (drawnWidth * density) / pixels
      return ratio > limit ? [`${ratio.toFixed(2)} ${Math.round(drawnWidth)} px of ${pixels}: ${currentSrc}`] : []
    }),
  )
  await page.close()
  return soft
}
