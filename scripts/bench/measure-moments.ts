import type { Browser, Page } from '@playwright/test'
import { paths } from '../../src/config/paths.ts'

const looks = 5

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
  return middle(times)
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
  return middle(times)
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

function middle(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
