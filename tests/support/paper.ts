import { test as base, type Page } from '@playwright/test'

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
      await context.route('**/*', (route) => (route.request().resourceType() === 'document' ? route.continue() : route.abort()))
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})
