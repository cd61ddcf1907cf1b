import { test as base, expect, type Page } from '@playwright/test'

/**
 * For what is written on a page, whatever its scripts and pictures do: they do not come, and one page serves all tests of a worker,
 * so that a look costs almost nothing.
 */
export const test = base.extend<object, { paper: Page }>({
  paper: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale } = project.use
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
        ...(locale && { locale }),
      })
      const page = await context.newPage()
      await leaveOut(page, ['*.css', '*.js', ...pictures, ...fonts])
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export const pictures = ['*.avif', '*.webp', '*.jpg', '*.png', '*.svg', '*.ico']
const fonts = ['*.woff2']

/** The browser itself leaves these files out: asked about each of them, this process would have more work than the page. */
export async function leaveOut(page: Page, files: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: files })
}

/** Printed, the page that is open is one sheet of A4, by day and by night. */
export async function expectOneSheet(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const sheet = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(sheet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(sheet).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
  }
}
