import { expect, type Page } from '@playwright/test'
import { expectSoftlyAccessible } from '../accessibility.ts'
import { inLayer } from '../layers.ts'
import { phone, setTextSize } from '../page.ts'
import { expectVisibleText } from './visible-text.ts'

/** Expects no violations in the light theme, in forced colours with 200% text, in the dark theme on a phone, and in high contrast. */
export async function expectAccessibleInEveryTheme(page: Page, alsoInHighContrast: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectSoftlyAccessible(page, 'everything', 'in the light theme')
  await expectVisibleText(page, 'in the light theme')
  await page.emulateMedia({ forcedColors: 'active' })
  await setTextSize(page, '200%')
  await expectSoftlyAccessible(page, 'targets', 'in forced colours with 200% text')
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
  await setTextSize(page, '100%')
  await page.setViewportSize(phone)
  await expectSoftlyAccessible(page, 'contrast', 'in the dark theme on a phone')
  await expectVisibleText(page, 'in the dark theme on a phone')
  if (!alsoInHighContrast) return
  await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'high'))
  for (const colorScheme of inLayer(['dark', 'light'], ['dark'])) {
    await page.emulateMedia({ colorScheme })
    await expectSoftlyAccessible(page, 'highContrast', `in high contrast, ${colorScheme}`)
    await expectVisibleText(page, `in high contrast, ${colorScheme}`)
    expect.soft(await colouredSections(page), `sections with a coloured background in high contrast, ${colorScheme}`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-contrast'))
}

/** Sections whose background is not transparent, white or black. */
async function colouredSections(page: Page): Promise<string[]> {
  const plain = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']
  const backgrounds = await page
    .locator('main > section, main > astro-island section, footer')
    .evaluateAll((sections) => sections.map((section) => `${getComputedStyle(section).backgroundColor} ${section.className}`))
  return backgrounds.filter((background) => !plain.some((colour) => background.startsWith(colour)))
}
