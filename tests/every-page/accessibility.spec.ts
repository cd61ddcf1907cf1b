import { test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { phone, setTextSize } from '../support/page'
import { everyKindOfPage } from '../support/site-map'

for (const path of everyKindOfPage) {
  test(`${path} has no accessibility violation by day, with text of twice the size in forced colours, and by night on a phone`, async ({
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
  })
}
