import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { scrollThrough } from '../../tests/support/page.ts'

/** Window width to screenshot width, in pixels. */
const sizes = { 390: 195, 1440: 480 } as const
export type Width = keyof typeof sizes
export const widths = [390, 1440] as const satisfies Width[]

/** Camps change with the date, so screenshots always use this one. */
const day = new Date('2026-11-16T10:00:00+02:00')

/** The whole page after scrolling to its end, in the light theme, without motion and scaled down. The same page gives the same bytes. */
export async function takeScreenshot(browser: Browser, address: string, width: Width): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(day)
  await page.goto(address)
  await scrollThrough(page)
  await page.evaluate(async () => {
    const seen = [...document.images].filter(({ offsetWidth }) => offsetWidth > 0)
    // Decode together with the page: a picture that appears a moment later would be missing.
    for (const image of seen) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    await Promise.all(seen.map((image) => image.decode()))
    scrollTo(0, 0)
  })
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await context.close()
  return sharp(picture).resize({ width: sizes[width] }).webp({ quality: 45, effort: 6 }).toBuffer()
}

/** Compares blocks of this many pixels, with this tolerance of 255: machines may round the edges of letters differently. */
const block = 8
const tolerance = 6

/** The share of the picture that differs from the one in the file: 0 if they are the same, 1 if their sizes differ. */
export async function shareChanged(file: string, screenshot: Buffer): Promise<number> {
  const [before, after] = await Promise.all([blocksOf(file), blocksOf(screenshot)])
  if (before.length !== after.length) return 1
  return before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > tolerance).length / before.length
}

async function blocksOf(picture: string | Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata()
  const small = sharp(picture).resize({ width: Math.ceil(width / block), height: Math.ceil(height / block), fit: 'fill' })
  return [...(await small.removeAlpha().raw().toBuffer())]
}
