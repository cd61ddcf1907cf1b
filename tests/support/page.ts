import { expect, type Locator, type Page } from '@playwright/test'
import type { Evaluator } from './reading-order.ts'

export const phone = { width: 390, height: 844 }

/** A current phone, two small ones, and one with its keyboard open. */
export const phones = [phone, { width: 360, height: 640 }, { width: 320, height: 568 }, { width: 390, height: 420 }]

/** True if the two boxes overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of the two elements has no box on the page')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Collects console errors and warnings, uncaught exceptions, and requests to other hosts. */
export function collectPageProblems(page: Page): { errors: string[]; foreign: string[] } {
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

/** Waits until every section is laid out; the first paint only lays out the first few. */
export async function waitForLayout(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-layout-deferred')
}

/** Scrolls through the page once, so that every lazy picture and section comes into view. */
export async function scrollThrough(page: Evaluator): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      // The timeout is a fallback: a busy machine may not produce a frame.
      await new Promise((drawn) => {
        requestAnimationFrame(drawn)
        setTimeout(drawn, 500)
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
