import type { Browser, Page, Request } from '@playwright/test'
import { paths } from '../../src/config/paths.ts'
import { recordLayoutShifts } from '../../tests/support/slow-proxy.ts'

export interface Bytes {
  script: number
  htmlCss: number
  font: number
  /** The largest picture in the first viewport. */
  hero: number
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Bytes that a phone fetches before the visitor interacts with the page. */
export async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  const page = await browser.newPage(phone)
  const bytes: Bytes = { script: 0, htmlCss: 0, font: 0, hero: 0 }
  const pictures = new Map<string, number>()
  const counted: Promise<void>[] = []
  page.on('requestfinished', (request) => counted.push(count(request, bytes, pictures)))
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(counted)
  const first = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        // A picture that is not laid out yet has no width, and its `top` is 0.
        const { top, width } = image.getBoundingClientRect()
        return width > 0 && top < innerHeight
      })
      .map(({ currentSrc }) => currentSrc),
  )
  await page.close()
  return { ...bytes, hero: Math.max(0, ...first.map((address) => pictures.get(address) ?? 0)) }
}

/** Counts the transferred bodies; the response headers depend on the host. */
async function count(request: Request, bytes: Bytes, pictures: Map<string, number>): Promise<void> {
  const { responseBodySize: size } = await request.sizes()
  const kind = request.resourceType()
  if (kind === 'script') bytes.script += size
  if (kind === 'document' || kind === 'stylesheet') bytes.htmlCss += size
  if (kind === 'font') bytes.font += size
  if (kind === 'image') pictures.set(request.url(), size)
}

const runs = 10

/** Time from the press on a gallery picture to the frame that shows the viewer, with the viewer's code loaded and a 4× CPU slowdown. */
export async function measureViewer(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage(phone)
  await page.goto(origin + paths.science)
  const tile = page.locator('[data-gallery-tile]').first()
  await tile.click()
  await page.getByRole('dialog').waitFor()
  const slowed = await page.context().newCDPSession(page)
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
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

/** Time from the press on a header link to the first paint of its page, prefetched as for a visitor, without the view transition. */
export async function measureNavigation(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
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

/** A slow phone: 1.6 Mbit/s and 150 ms of latency. The CPU is slowed four times below. */
const line = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }

/** Sum of the layout shifts while a page loads on a slow phone, on the given day or today. */
export async function measureShift(browser: Browser, url: string, day: string | undefined): Promise<number> {
  const page = await browser.newPage(phone)
  if (day) await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const shifts = await recordLayoutShifts(page)
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

/** Largest relative change of the page height while scrolling to the end, over all windows. */
export async function measureHeights(browser: Browser, url: string): Promise<number> {
  let most = 0
  for (const viewport of windows) {
    const page = await browser.newPage({ viewport })
    await page.goto(url)
    await page.waitForSelector('html:not([data-layout-deferred])', { state: 'attached' })
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
