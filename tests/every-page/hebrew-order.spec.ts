import { expect, type Locator, type Page, test } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadTemplate, renderMail } from '../../server/mail/templates.ts'
import { isolateLtrRuns } from '../../src/lib/text/isolate-ltr-runs.ts'
import { Text } from '../../src/ui/Text/Text.tsx'
import { fill, formCases, formOf, openForm, sendPath, submitOf } from '../support/forms.ts'
import { inLayer } from '../support/layers.ts'
import { waitForLayout } from '../support/page.ts'
import { findBidiFaults } from '../support/reading-order.ts'
import { texts } from '../support/texts.ts'

const everything = 'שלום John, C++ ב־08:00–13:00, +972-50-123-4567, ₪1,290!'
const isolated = renderToStaticMarkup(createElement(Text, null, everything))

/** Real elements of the site, whose content the test replaces with the sentence. */
const surfaces: [name: string, path: string, selectors: string[], open?: (page: Page) => Promise<void>][] = [
  ['headings, texts and links', '/win-camp', ['main h1', 'main h2', 'main p', 'main li', 'header nav a', 'body > footer p']],
  [
    'buttons, labels and options',
    '/jobs',
    [
      'form[novalidate] button[type=submit]',
      'form[novalidate] label:has(+ input)',
      'form[novalidate] label:has([type=radio]) span',
      'form[novalidate] legend',
    ],
    hydrateForm,
  ],
  [
    'questions and answers',
    '/science-basket',
    ['#questions summary', '#questions details p'],
    (page) => page.locator('#questions summary').first().click(),
  ],
  [
    'a dialog',
    '/win-camp',
    ['dialog[open] h2', 'dialog[open] li'],
    (page) =>
      page
        .getByRole('button', { name: texts('camps').terms })
        .first()
        .click(),
  ],
  ['a toast', '/contact', ['[role=alert] p'], failToSend],
]

for (const [name, path, selectors, open] of inLayer(
  surfaces,
  [surfaces[0], surfaces[4]].flatMap((one) => (one ? [one] : [])),
)) {
  test(`a sentence with every kind of mixed text reads in order in ${name}`, async ({ page }) => {
    await page.goto(path)
    await waitForLayout(page)
    await open?.(page)
    for (const selector of selectors) {
      const surface = page.locator(selector).filter({ visible: true }).first()
      await setHtml(surface, everything)
      expect(await findBidiFaults(page), `${selector} without isolation must be reported`).not.toEqual([])
      await setHtml(surface, isolated)
      await expect(surface).toContainText('08:00–13:00')
      expect(await findBidiFaults(page), selector).toEqual([])
    }
  })
}

test('a sentence with every kind of mixed text reads in order in a title, where only direction marks are possible', async ({ page }) => {
  await page.setContent(`<html lang="he" dir="rtl"><body>${isolateLtrRuns(everything)}</body></html>`)
  expect(await findBidiFaults(page)).toEqual([])
})

test('fields: phone and e-mail run left to right, a Latin name and sentence keep their order', async ({ page }) => {
  const form = await openForm(page, '/jobs')
  for (const [name, value] of [
    ['phone', '+972-50-123-4567'],
    ['email', 'dana.levi+win@school.org.il'],
  ] as const) {
    await form.locator(`[name=${name}]`).fill(value)
    expect(await visualOffsets(form.locator(`[name=${name}]`)), name).toEqual([...value, ''].map((_, place) => place))
  }
  await form.locator('[name=fullName]').fill('דנה Levi')
  expect(await visualOffsets(form.locator('[name=fullName]'))).toEqual([8, 5, 6, 7, 4, 3, 2, 1, 0])
  await form.locator('summary').click()
  await form.locator('[name=techBackground]').fill('Java, C++')
  expect(await visualOffsets(form.locator('[name=techBackground]'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  await form.locator('[name=message]').fill('I teach C++.')
  expect(await visualOffsets(form.locator('[name=message]'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('a sentence with every kind of mixed text reads in order in the mail', async ({ page }) => {
  const params = {
    from_name: 'דנה',
    from_email: 'dana@school.org.il',
    phone: '+972-50-123-4567',
    message: everything,
    reply_to: 'dana@school.org.il',
  }
  const { html } = renderMail(loadTemplate('contact', { brand: 'WIN', tagline: 'חדשנות בחינוך' }), new Map(Object.entries(params)))
  await page.setContent(html)
  const faults = await findBidiFaults(page)
  // Visitors' text is never changed, so faults inside the free text are expected.
  expect(faults.filter((fault) => !fault.includes('שלום John'))).toEqual([])
})

async function setHtml(surface: Locator, html: string): Promise<void> {
  await surface.evaluate((element, content) => {
    element.innerHTML = content
  }, html)
}

/** Waits for the form to hydrate: a later hydration would overwrite the sentence. */
async function hydrateForm(page: Page): Promise<void> {
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(submitOf(page)).toBeVisible()
}

async function failToSend(page: Page): Promise<void> {
  await page.route(sendPath, (route) => route.abort())
  await hydrateForm(page)
  await fill(formOf(page), formCases('toast').contact.fields)
  await submitOf(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
}

/** The caret offsets in a field's value in visual order, from left to right. */
async function visualOffsets(field: Locator): Promise<number[]> {
  return field.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect()
    const offsets = new Set<number>()
    for (let x = left; x < right; x++) {
      const caret = document.caretPositionFromPoint(x, top + 20)
      if (caret?.offsetNode === element) offsets.add(caret.offset)
    }
    return [...offsets]
  })
}
