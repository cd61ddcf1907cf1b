import { expect } from '@playwright/test'
import { everyKindOfPage } from '../support/site-map.ts'
import { test } from '../support/text-page.ts'

/** Without the contact page, which exists for its form, and the kit page, which only shows examples. */
const pathsToCheck = everyKindOfPage.filter((path) => !['/contact', '/kit'].includes(path))

test('on a page with a form, its first section, its foot bar and every section that links to /contact also lead to the form', async ({
  textPage,
}) => {
  let pages = 0
  for (const path of pathsToCheck) {
    await textPage.goto(path)
    const { hasForm, first, bar, elsewhere } = await textPage.evaluate(() => {
      const parts = [...document.querySelectorAll('main > :not(script, style)')]
      const withForm = parts.filter((part) => part.querySelector('form[id$="-form"]'))
      /** True for an in-page link whose target is inside a section that contains the form. */
      const leadsToForm = (link: Element | null | undefined) => {
        const id = link?.getAttribute('href')?.match(/^#(.+)/)?.[1]
        const target = id && document.getElementById(id)
        return Boolean(target) && withForm.some((part) => part.contains(target || null))
      }
      const linksOf = (part: Element | null | undefined) => [...(part?.querySelectorAll('a') ?? [])]
      return {
        hasForm: withForm.length > 0,
        first: withForm.includes(parts[0] as Element) || linksOf(parts[0]).some(leadsToForm),
        bar: linksOf(document.querySelector('[data-foot-bar]')).map((link) => leadsToForm(link) || link.getAttribute('href')),
        elsewhere: parts
          .filter((part) => !withForm.includes(part))
          .filter((part) => part.querySelector('a[href^="/contact"]') && !linksOf(part).some(leadsToForm))
          .map((part) => part.id),
      }
    })
    if (!hasForm) continue
    pages += 1
    expect.soft(first, `${path}: the first section leads to the form`).toBe(true)
    expect.soft(elsewhere, `${path}: sections that link to /contact and not to the page's own form`).toEqual([])
    // On camp pages the foot bar signs up for the next camp.
    if (!path.startsWith('/win-camp'))
      expect
        .soft(
          bar.filter((link) => link !== true),
          `${path}: links of the foot bar that do not lead to the form`,
        )
        .toEqual([])
  }
  expect(pages).toBeGreaterThan(6)
})
