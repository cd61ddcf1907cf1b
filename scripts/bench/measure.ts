import type { Browser, Page, Request } from '@playwright/test'
import { paths } from '../../src/config/paths.ts'
import { watchShifts } from '../../tests/support/slow-line.ts'

export interface Bytes {
  script: number
  htmlCss: number
  font: number
  /** The largest picture of the first screen. */
  hero: number
}

/** What a phone (390 px, 2× density) fetches before the visitor does anything. */
export async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true })
  const bytes: Bytes = { script: 0, htmlCss: 0, font: 0, hero: 0 }
  const pictures = new Map<string, number>()
  const counted: Promise<void>[] = []
  page.on('requestfinished', (request) => counted.push(count(request, bytes, pictures)))
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(counted)
  const first = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        // What is not laid out yet has no size, and is at the top of everything.
        const { top, width } = image.getBoundingClientRect()
        return width > 0 && top < innerHeight
      })
      .map(({ currentSrc }) => currentSrc),
  )
  await page.close()
  return { ...bytes, hero: Math.max(0, ...first.map((address) => pictures.get(address) ?? 0)) }
}

/** Bodies as sent; the headers of an answer are the host's. */
async function count(request: Request, bytes: Bytes, pictures: Map<string, number>): Promise<void> {
  const { responseBodySize: size } = await request.sizes()
  const kind = request.resourceType()
  if (kind === 'script') bytes.script += size
  if (kind === 'document' || kind === 'stylesheet') bytes.htmlCss += size
  if (kind === 'font') bytes.font += size
  if (kind === 'image') pictures.set(request.url(), size)
}

const looks = 10

/** From the press on a gallery's picture to the frame that shows the viewer, its code loaded, on a phone slowed four times. */
export async function measureViewer(browser: Browser, origin: string): Promise<number> {
  const page = await phonePage(browser)
  await page.goto(origin + paths.science)
  const tile = page.locator('[data-gallery-tile]').first()
  await tile.click()
  await page.getByRole('dialog').waitFor()
  const slowed = await page.context().newCDPSession(page)
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  for (let look = 0; look < looks; look++) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    times.push(
      await tile.evaluate(async (button: HTMLElement) => {
        const viewer = document.querySelector('[data-viewer]')
        const opened = new Promise<void>((done) => {
          new MutationObserver(() => done()).observe(viewer ?? document, { attributeFilter: ['open'] })
        })
        const start = performance.now()
        button.click()
        await opened
        await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)))
        return performance.now() - start
      }),
    )
  }
  await page.context().close()
  return Math.min(...times)
}

/** From the press on a link of the bar to the first paint of its page, prefetched as it is for a visitor, without the transition between them. */
export async function measureNavigation(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const times: number[] = []
  for (let look = 0; look < looks; look++) {
    await page.goto(origin + paths.home, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())))
    })
    const link = page.locator(`header a[href="${paths.english}"]`).first()
    await link.hover()
    await page.waitForLoadState('networkidle')
    await link.click()
    await page.waitForURL(`**${paths.english}`)
    times.push(await page.evaluate(sincePressed))
  }
  await context.close()
  return Math.min(...times)
}

/** Runs in the new page. */
async function sincePressed(): Promise<number> {
  const painted = await new Promise<number>((done) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') done(startTime)
    }).observe({ type: 'paint', buffered: true })
  })
  return performance.timeOrigin + painted - Number(sessionStorage.getItem('pressed'))
}

async function phonePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  return context.newPage()
}

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
