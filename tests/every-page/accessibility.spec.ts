import { statSync } from 'node:fs'
import { test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expectNoSidewaysScroll, phone, setTextSize } from '../support/page'
import { allPaths } from '../support/site-map'

/** Articles share one template, and so do the subjects: the longest of each shows what it can hold. */
function longestOf(template: RegExp): string[] {
  const size = (path: string) => statSync(`dist${path}.html`).size
  return allPaths
    .filter((path) => template.test(path))
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, 1)
}

const articles = /^\/blog\/[^/]+$/
const subjects = /^\/blog\/category\//
const all = [...allPaths.filter((path) => !articles.test(path) && !subjects.test(path)), ...longestOf(articles), ...longestOf(subjects)]

for (const path of all) {
  test(`${path} has no accessibility violation by day, with text of twice the size in forced colours, and by night on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await setTextSize(page, '200%')
    await expectAccessible(page, { look: 'targets' })
    await expectNoSidewaysScroll(page, [1280])
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
    await setTextSize(page, '100%')
    await page.setViewportSize(phone)
    await expectAccessible(page, { look: 'contrast' })
  })
}
