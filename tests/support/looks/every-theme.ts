import { expect, type Page } from '@playwright/test'
import { expectSoftlyAccessible } from '../accessibility.ts'
import { swept } from '../layers.ts'
import { phone, setTextSize } from '../page.ts'
import { expectSeenWords } from './seen-words.ts'

/** No accessibility violation by day, with text of twice the size in forced colours, by night on a phone, and in the site's own high contrast. */
export async function expectAccessibleInEveryTheme(page: Page, alsoInHighContrast: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectSoftlyAccessible(page, 'everything', 'by day')
  await expectSeenWords(page, 'by day')
  await page.emulateMedia({ forcedColors: 'active' })
  await setTextSize(page, '200%')
  await expectSoftlyAccessible(page, 'targets', 'with text of twice the size')
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
  await setTextSize(page, '100%')
  await page.setViewportSize(phone)
  await expectSoftlyAccessible(page, 'contrast', 'by night on a phone')
  await expectSeenWords(page, 'by night on a phone')
  if (!alsoInHighContrast) return
  await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'high'))
  for (const colorScheme of swept(['dark', 'light'], ['dark'])) {
    await page.emulateMedia({ colorScheme })
    await expectSoftlyAccessible(page, 'highContrast', `in high contrast, ${colorScheme}`)
    await expectSeenWords(page, `in high contrast, ${colorScheme}`)
    expect.soft(await colouredSections(page), `sections with a colour of their own in high contrast, ${colorScheme}`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-contrast'))
}

/** In high contrast a section is white or black, whatever its colour is otherwise. */
async function colouredSections(page: Page): Promise<string[]> {
  const plain = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']
  const grounds = await page
    .locator('main > section, main > astro-island section, footer')
    .evaluateAll((sections) => sections.map((section) => `${getComputedStyle(section).backgroundColor} ${section.className}`))
  return grounds.filter((ground) => !plain.some((colour) => ground.startsWith(colour)))
}
