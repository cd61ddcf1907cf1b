import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { phone, setTextSize } from '../support/page'
import { everyKindOfPage } from '../support/site-map'

for (const path of everyKindOfPage) {
  test(`${path} has no accessibility violation by day, with text of twice the size in forced colours, by night on a phone, and in high contrast`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await setTextSize(page, '200%')
    await expectAccessible(page, { look: 'targets' })
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
    await setTextSize(page, '100%')
    await page.setViewportSize(phone)
    await expectAccessible(page, { look: 'contrast' })
    await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'high'))
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, { look: 'highContrast' })
      expect(await colouredSections(page), colorScheme).toEqual([])
    }
  })
}

/** In high contrast a section is white or black, whatever its colour is otherwise. */
async function colouredSections(page: Page): Promise<string[]> {
  const plain = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']
  const grounds = await page
    .locator('main > section, main > astro-island section, footer')
    .evaluateAll((sections) => sections.map((section) => `${getComputedStyle(section).backgroundColor} ${section.className}`))
  return grounds.filter((ground) => !plain.some((colour) => ground.startsWith(colour)))
}
