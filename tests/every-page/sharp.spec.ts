import { type Browser, expect, test } from '@playwright/test'
import { swept } from '../support/layers.ts'
import { laidOut, readToTheEnd } from '../support/page.ts'
import { fullestPaths } from '../support/swept-paths.ts'

/** A phone, a tablet, a laptop with a plain and a dense screen, and two large screens: [width, height, pixels in one of the page's]. */
const screens = [
  [390, 844, 3],
  [768, 1024, 2],
  [1440, 900, 1],
  [1440, 900, 2],
  [1920, 1080, 1],
  [2560, 1440, 1],
] as const

for (const path of fullestPaths) {
  for (const screen of swept(screens, [screens[0]])) {
    test(`${path} draws every picture sharp at ${screen.join(' × ')}`, async ({ browser }) => {
      // The longest page on the densest screens, which a machine without a graphics card draws by itself.
      test.slow()
      expect(await softPictures(browser, path, screen)).toEqual([])
    })
  }
}

/** Those of which one pixel is drawn over more than 1.1 of the screen's. */
async function softPictures(
  browser: Browser,
  path: string,
  [width, height, deviceScaleFactor]: (typeof screens)[number],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor })
  await page.goto(path)
  await laidOut(page)
  await readToTheEnd(page)
  // What is folded away is not drawn; what stands beside the screen in a row is not fetched before somebody goes there.
  const drawn = page.locator('picture img').filter({ visible: true })
  const stillComing = (images: HTMLImageElement[]) => images.flatMap(({ complete, currentSrc }) => (complete ? [] : currentSrc || []))
  await expect.poll(() => drawn.evaluateAll(stillComing)).toEqual([])
  const soft = await drawn.evaluateAll((images: HTMLImageElement[]) =>
    images.flatMap((image) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc } = image
      const file = [...(image.parentElement?.querySelectorAll('source') ?? [])]
        .flatMap(({ srcset }) => srcset.split(/,\s+/))
        .map((candidate) => candidate.split(' '))
        .find(([address = '']) => new URL(address, location.href).href === currentSrc)
      const pixels = Number.parseInt(file?.[1] ?? '', 10)
      const wholeWidth = (clientHeight * naturalWidth) / naturalHeight
      const fit = getComputedStyle(image).objectFit
      const across =
        fit === 'cover' ? Math.max(clientWidth, wholeWidth) : fit === 'contain' ? Math.min(clientWidth, wholeWidth) : clientWidth
      const ratio = (across * devicePixelRatio) / pixels
      return ratio > 1.1 ? [`${ratio.toFixed(2)} ${Math.round(across)} px of ${pixels}: ${currentSrc}`] : []
    }),
  )
  await page.close()
  return soft
}
