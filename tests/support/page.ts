import { expect, type Locator, type Page } from '@playwright/test'
import type { AnyPage } from './reading-order.ts'

export const phone = { width: 390, height: 844 }

/** A phone of today, two small ones, and one with its keyboard open. */
export const phones = [phone, { width: 360, height: 640 }, { width: 320, height: 568 }, { width: 390, height: 420 }]

/** Whether two things on the page lie over each other, by as little as a pixel. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of the two is not on the page')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Collects what the browser complains about and where the page asked to go outside its own origin. */
export function watch(page: Page): { errors: string[]; foreign: string[] } {
  const errors: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url())
  })
  return { errors, foreign }
}

export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
  }
}

export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

/** Waits until every section has its true height: right after its first paint a page knows only those of the first screens. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
}

/** Brings every lazy picture and section into view once, as a visitor who reads to the end. */
export async function readToTheEnd(page: AnyPage): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      // A window that the machine has no frame for, now and then, must not hold up the reading.
      await new Promise((drawn) => {
        requestAnimationFrame(drawn)
        setTimeout(drawn, 500)
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
