import { expect } from '@playwright/test'
import { everyKindOfPage } from '../support/site-map.ts'
import { test } from '../support/text-page.ts'

/** The contact page is the form’s own; the page of examples leads nowhere. */
const withOneForm = everyKindOfPage.filter((path) => !['/contact', '/kit'].includes(path))

test('a page with a form leads to it: its first screen, its bar and its ending; where the specification names the contact page, both', async ({
  textPage,
}) => {
  let pages = 0
  for (const path of withOneForm) {
    await textPage.goto(path)
    const { hasForm, first, bar, elsewhere } = await textPage.evaluate(() => {
      const parts = [...document.querySelectorAll('main > :not(script, style)')]
      const withForm = parts.filter((part) => part.querySelector('form[id$="-form"]'))
      /** Of something inside the part that has the form. */
      const leadsToForm = (link: Element | null | undefined) => {
        const id = link?.getAttribute('href')?.match(/^#(.+)/)?.[1]
        const target = id && document.getElementById(id)
        return Boolean(target) && withForm.some((part) => part.contains(target || null))
      }
      const waysOf = (part: Element | null | undefined) => [...(part?.querySelectorAll('a') ?? [])]
      return {
        hasForm: withForm.length > 0,
        first: withForm.includes(parts[0] as Element) || waysOf(parts[0]).some(leadsToForm),
        bar: waysOf(document.querySelector('[data-foot-bar]')).map((link) => leadsToForm(link) || link.getAttribute('href')),
        elsewhere: parts
          .filter((part) => !withForm.includes(part))
          .filter((part) => part.querySelector('a[href^="/contact"]') && !waysOf(part).some(leadsToForm))
          .map((part) => part.id),
      }
    })
    if (!hasForm) continue
    pages += 1
    expect.soft(first, `${path}: its first part leads to its form`).toBe(true)
    expect.soft(elsewhere, `${path}: parts that lead to /contact and not to the page's form`).toEqual([])
    // The bar of a page that sells camps signs up for the next of them.
    if (!path.startsWith('/win-camp'))
      expect
        .soft(
          bar.filter((way) => way !== true),
          `${path}: its bar`,
        )
        .toEqual([])
  }
  expect(pages).toBeGreaterThan(6)
})
