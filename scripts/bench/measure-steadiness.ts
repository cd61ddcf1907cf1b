import type { Browser, Page } from '@playwright/test'
import { watchShifts } from '../../tests/support/slow-line.ts'

/** A slow phone: 1.6 Mbit/s, 150 ms to the server, a processor four times slower. */
const line = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** How much moves while a page arrives on a slow phone, on a day or today. */
export async function measureShift(browser: Browser, url: string, day: string | undefined): Promise<number> {
  const page = await browser.newPage(phone)
  if (day) await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const shifts = await watchShifts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const sum = (await shifts()).reduce((total, { value }) => total + value, 0)
  await page.context().close()
  return sum
}

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** By how much of itself a page's height changes while somebody reads to its end, at the window where it changes most. */
export async function measureHeights(browser: Browser, url: string): Promise<number> {
  let most = 0
  for (const viewport of windows) {
    const page = await browser.newPage({ viewport })
    await page.goto(url)
    await page.waitForSelector('html:not([data-arriving])', { state: 'attached' })
    most = Math.max(most, await heightChange(page))
    await page.context().close()
  }
  return most
}

function heightChange(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const seen = [document.documentElement.scrollHeight]
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      seen.push(document.documentElement.scrollHeight)
    }
    return (Math.max(...seen) - Math.min(...seen)) / Math.max(...seen)
  })
}
