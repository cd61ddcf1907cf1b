import { chromium } from '@playwright/test'
import { paths } from '../../src/config/paths.ts'
import { findChromium } from '../../tests/support/find-chromium.ts'
import { laidOut, readToTheEnd } from '../../tests/support/page.ts'
import { turnedRound } from '../../tests/support/reading-order.ts'
import { allPaths, everyKindOfPage } from '../../tests/support/site-map.ts'
import { slowLine } from '../../tests/support/slow-line.ts'
import { desktop, type Journey, phone, type Visit } from './visit.ts'

/** Every page: whole at both widths, without a broken picture, and read in the order it was written. */
const whole: Journey[] = allPaths.map((path) => ({
  name: `${path} is whole`,
  short: ['/', '/contact'].includes(path),
  sizes: [phone],
  walk: async (visit) => {
    await visit.open(path)
    for (const { width, height } of [phone, desktop]) {
      await visit.page.resize(width, height)
      await readToTheEnd({ evaluate: (read) => visit.page.run(read) })
      await expectWhole(visit)
      const turned = await turnedRound({ evaluate: (read) => visit.page.run(read) })
      if (turned.length > 0) throw new Error(`at ${width} px: ${turned.join('; ')}`)
    }
  },
}))

export async function expectWhole(visit: Visit): Promise<void> {
  const { over, broken } = await visit.page.run(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  }))
  if (over > 0) throw new Error(`sideways scroll of ${over} px`)
  if (broken.length > 0) throw new Error(`broken pictures: ${broken.join(', ')}`)
}

/** Engines break lines and round pixels in their own ways; a fault of layout is larger than a few lines of text, or 4% of a long one. */
const mostApart = 120
const mostApartOfAll = 0.04

/** What tests/every-page/arrival.spec.ts asks of Chromium, and whether another engine makes the same room for the same content. */
const steadiness: Journey[] = [
  ...everyKindOfPage.map((path) => ({
    name: `${path} has its height before one scrolls, and every section the height that it has in Chromium`,
    sizes: [desktop, phone],
    walk: async (visit: Visit) => {
      await visit.open(path)
      await visit.until('its letters are there', () => document.fonts.status === 'loaded')
      // The game on its page takes the place of the story as it is read without scripts.
      await visit.until('what wakes up at once is awake', () => document.querySelector('astro-island[ssr][client=load]') === null)
      const [width, before] = await visit.page.run(() => [innerWidth, document.documentElement.scrollHeight])
      const sections = await visit.page.run(sectionHeights)
      const after = await visit.page.run(() => document.documentElement.scrollHeight)
      if (Math.abs(after - before) / after > 0.02) throw new Error(`its height went from ${before} to ${after} px`)
      const there = await inChromium(visit.site.origin + path, width ?? 0)
      const apart = sections.filter(
        ({ height }, place) => Math.abs(height - (there[place]?.height ?? 0)) > Math.max(mostApart, height * mostApartOfAll),
      )
      if (apart.length > 0) throw new Error(`not as in Chromium: ${JSON.stringify(apart)}, there ${JSON.stringify(there)}`)
    },
  })),
  ...[paths.home, paths.camps, paths.passoverCamp, paths.kiryatGatCamp].map((path) => ({
    name: `${path} on another day: nothing that was seen moves while it arrives`,
    sizes: [phone],
    walk: async (visit: Visit) => {
      const line = await slowLine(visit.site.origin)
      try {
        await visit.page.open(`${line.origin}${path}?today=2099-01-01`)
        const moved = await visit.page.run(() => window.moved ?? ['the page keeps no list of what moved'])
        const faults = [...moved, ...(await visit.complaints())]
        if (faults.length > 0) throw new Error(faults.join('; '))
      } finally {
        // A page whose line is cut would complain of what it had not fetched yet.
        await visit.page.open(`${visit.site.origin}${paths.home}`)
        line.close()
      }
    },
  })),
]

export const pages = [...whole, ...steadiness]

/** Runs in the page: the heights of its sections, once every one has been on the screen. */
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
  await laidOut(page)
  await page.waitForFunction(() => document.querySelector('astro-island[ssr][client=load]') === null)
  const heights = await page.evaluate(sectionHeights)
  await browser.close()
  return heights
}
