import { chromium } from '@playwright/test'
import { paths } from '../../src/config/paths.ts'
import { findChromium } from '../../tests/support/find-chromium.ts'
import { scrollThrough, waitForLayout } from '../../tests/support/page.ts'
import { findBidiFaults } from '../../tests/support/reading-order.ts'
import { allPaths, everyKindOfPage } from '../../tests/support/site-map.ts'
import { startSlowProxy } from '../../tests/support/slow-proxy.ts'
import { desktop, type Journey, phone, type Visit } from './visit.ts'

/** Every page at both widths: no horizontal overflow, no broken picture, and text that displays in the order in which it was written. */
const whole: Journey[] = allPaths.map((path) => ({
  name: `${path} has no overflow, no broken picture and no text out of order`,
  short: ['/', '/contact'].includes(path),
  sizes: [phone],
  walk: async (visit) => {
    await visit.open(path)
    for (const { width, height } of [phone, desktop]) {
      await visit.page.resize(width, height)
      await scrollThrough({ evaluate: (read) => visit.page.run(read) })
      await expectWhole(visit)
      const turned = await findBidiFaults({ evaluate: (read) => visit.page.run(read) })
      if (turned.length > 0) throw new Error(`at ${width} px: ${turned.join('; ')}`)
    }
  },
}))

export async function expectWhole(visit: Visit): Promise<void> {
  const { over, broken } = await visit.page.run(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  }))
  if (over > 0) throw new Error(`horizontal overflow of ${over} px`)
  if (broken.length > 0) throw new Error(`broken pictures: ${broken.join(', ')}`)
}

/** Engines break lines and round pixels differently. A layout fault is larger than a few lines of text, or than 4% of a long section. */
const tolerancePx = 120
const toleranceShare = 0.04

/** The checks of tests/every-page/arrival.spec.ts for other engines, and sections that are as tall as in Chromium. */
const stability: Journey[] = [
  ...everyKindOfPage.map((path) => ({
    name: `${path} has its full height before scrolling, and its sections are as tall as in Chromium`,
    sizes: [desktop, phone],
    walk: async (visit: Visit) => {
      await visit.open(path)
      await visit.until('its fonts are loaded', () => document.fonts.status === 'loaded')
      // On the page of the game, the hydrated game replaces the story for visitors without scripts.
      await visit.until(
        'the islands with client:load are hydrated',
        () => document.querySelector('astro-island[ssr][client=load]') === null,
      )
      const [width, before] = await visit.page.run(() => [innerWidth, document.documentElement.scrollHeight])
      const sections = await visit.page.run(sectionHeights)
      const after = await visit.page.run(() => document.documentElement.scrollHeight)
      if (Math.abs(after - before) / after > 0.02) throw new Error(`the page height changed from ${before} to ${after} px`)
      const expected = await inChromium(visit.site.origin + path, width ?? 0)
      const apart = sections.filter(
        ({ height }, place) => Math.abs(height - (expected[place]?.height ?? 0)) > Math.max(tolerancePx, height * toleranceShare),
      )
      if (apart.length > 0)
        throw new Error(`heights differ from Chromium: ${JSON.stringify(apart)}, in Chromium ${JSON.stringify(expected)}`)
    },
  })),
  ...[paths.home, paths.camps, paths.passoverCamp, paths.kiryatGatCamp].map((path) => ({
    name: `${path} on another day: nothing visible moves while the page loads`,
    sizes: [phone],
    walk: async (visit: Visit) => {
      const line = await startSlowProxy(visit.site.origin)
      try {
        await visit.page.open(`${line.origin}${path}?today=2099-01-01`)
        const moved = await visit.page.run(() => window.moved ?? ['the page does not record what moved'])
        const faults = [...moved, ...(await visit.complaints())]
        if (faults.length > 0) throw new Error(faults.join('; '))
      } finally {
        // Leave the page before closing its connection: it would complain about the requests that fail.
        await visit.page.open(`${visit.site.origin}${paths.home}`)
        line.close()
      }
    },
  })),
]

export const pages = [...whole, ...stability]

/** Runs in the page. Resolves to the heights of its sections after each has been on the screen. */
async function sectionHeights(): Promise<{ name: string; height: number }[]> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((drawn) => setTimeout(drawn, 30))
  }
  return [...document.querySelectorAll('main > *, footer')].map((section) => ({
    name: section.querySelector('h1, h2')?.textContent ?? '',
    height: Math.round(section.getBoundingClientRect().height),
  }))
}

async function inChromium(url: string, width: number): ReturnType<typeof sectionHeights> {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) })
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(url)
  await waitForLayout(page)
  await page.waitForFunction(() => document.querySelector('astro-island[ssr][client=load]') === null)
  const heights = await page.evaluate(sectionHeights)
  await browser.close()
  return heights
}
