import { type Page, test as playwright } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'

interface Everything {
  site: OwnSite
  /** One browser page for all tests: opening the editor again takes longer than any test. */
  shared: { page: Page; editor: EditorPage; foreign: string[] }
}

const isAboutUnsaved = /^מה שהקלדתם כאן ולא שמרתם/

/** One copy of the site and one editor for all files: tests run one after the other, and each checks only its own changes. */
export const test = playwright.extend<{ editor: EditorPage; foreign: string[] }, Everything>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const site = await openOwnSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  shared: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ locale: 'he-IL', viewport: { width: 1440, height: 900 } })
      const foreign: string[] = []
      const { origin } = new URL(site.url)
      page.on('request', (request) => {
        const address = request.url()
        if (!address.startsWith(origin) && !/^(data|blob|about|ws:\/\/localhost):?/.test(address)) foreign.push(address)
      })
      page.setDefaultTimeout(120_000)
      const editor = new EditorPage(page, site.url)
      // Unsaved input of an earlier test must not affect the next one.
      page.on(
        'dialog',
        (dialog) => void (isAboutUnsaved.test(dialog.message()) && !editor.takesUnsaved ? dialog.dismiss() : dialog.accept()),
      )
      await use({ page, editor, foreign })
      await page.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  editor: ({ shared }, use) => use(shared.editor),
  /** Requests to other machines. */
  foreign: ({ shared }, use) => use(shared.foreign),
})

export { expect } from '@playwright/test'
