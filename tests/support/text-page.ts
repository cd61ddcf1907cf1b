import { inflateSync } from 'node:zlib'
import { test as base, expect, type Page } from '@playwright/test'

/**
 * For tests that need no scripts, external styles, pictures or fonts. These are blocked, and all tests of a worker share one page, so a
 * visit costs almost nothing.
 */
export const test = base.extend<{ textPage: Page }, { textPageOfWorker: Page }>({
  textPageOfWorker: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale } = project.use
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
        ...(locale && { locale }),
      })
      const page = await context.newPage()
      await blockFiles(page, ['*.css', '*.js', ...pictureFiles, ...fontFiles])
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  /** Resets the viewport and the colour scheme that an earlier test may have changed. */
  textPage: async ({ textPageOfWorker, viewport }, use) => {
    await textPageOfWorker.emulateMedia({ colorScheme: null })
    if (viewport) await textPageOfWorker.setViewportSize(viewport)
    await use(textPageOfWorker)
  },
})

export const pictureFiles = ['*.avif', '*.webp', '*.jpg', '*.png', '*.svg', '*.ico']
const fontFiles = ['*.woff2']

/** Blocks these files in the browser itself. With page.route() the test process would have to handle every request. */
export async function blockFiles(page: Page, files: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: files })
}

/** Expects the open page to print on one A4 sheet, in the light and the dark theme. */
export async function expectOneSheet(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const sheet = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(sheet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(sheet).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
  }
}

/** The number of text operators on each sheet of a PDF. */
export function sheetsOf(pdf: Buffer): number[] {
  const text = pdf.toString('latin1')
  const objects = new Map([...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map((match) => [match[1], match]))
  const sheets = [...objects.values()].filter(([, , body = '']) => /\/Type \/Page\b(?!s)/.test(body))
  return sheets.map(([, , body = '']) => {
    const drawn = objects.get(/\/Contents (\d+)/.exec(body)?.[1])
    const length = Number(/\/Length (\d+)/.exec(drawn?.[2] ?? '')?.[1])
    const start = text.indexOf('stream\n', drawn?.index) + 'stream\n'.length
    return (
      inflateSync(pdf.subarray(start, start + length))
        .toString('latin1')
        .match(/T[jJ]\b/g)?.length ?? 0
    )
  })
}
