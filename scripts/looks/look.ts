import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { readToTheEnd } from '../../tests/support/page.ts'

/** How wide the window is, and how wide its picture. */
const sizes = { 390: 195, 1440: 480 } as const
export type Width = keyof typeof sizes
export const widths = [390, 1440] as const satisfies Width[]

/** Camps change with the day: they are always looked at on this one. */
const day = new Date('2026-11-16T10:00:00+02:00')

/** The whole page, read to its end, by day and without motion, scaled down. The same page gives the same bytes. */
export async function takeLook(browser: Browser, address: string, width: Width): Promise<Buffer> {
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
  await readToTheEnd(page)
  await page.evaluate(async () => {
    const seen = [...document.images].filter(({ offsetWidth }) => offsetWidth > 0)
    // Drawn together with the page around it: what is drawn a moment later would be missing.
    for (const image of seen) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    await Promise.all(seen.map((image) => image.decode()))
    scrollTo(0, 0)
  })
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await context.close()
  return sharp(picture).resize({ width: sizes[width] }).webp({ quality: 45, effort: 6 }).toBuffer()
}

/** Blocks of this many pixels are compared as one, and may differ by so much of 255: a machine may round the edge of a letter otherwise. */
const block = 8
const tolerance = 6

/** How much of a picture is not as the picture in the file shows it: 0 for none of it, 1 when its size is another. */
export async function shareChanged(file: string, look: Buffer): Promise<number> {
  const [before, after] = await Promise.all([blocksOf(file), blocksOf(look)])
  if (before.length !== after.length) return 1
  return before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > tolerance).length / before.length
}

async function blocksOf(picture: string | Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata()
  const small = sharp(picture).resize({ width: Math.ceil(width / block), height: Math.ceil(height / block), fit: 'fill' })
  return [...(await small.removeAlpha().raw().toBuffer())]
}
