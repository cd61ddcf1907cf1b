import { expect, test } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadTemplate, renderMail } from '../server/mail/templates.ts'
import { markLtrRuns } from '../src/lib/ltr-runs'
import { Text } from '../src/ui/Text/Text'
import { turnedRound } from './reading-order'

const everything = 'שלום John, C++ ב־08:00–13:00, +972-50-123-4567, ₪1,290!'

test('the sentence with everything in it reads right on every kind of surface', async ({ page }) => {
  const words = renderToStaticMarkup(createElement(Text, null, everything))
  const plain = markLtrRuns(everything)
  await page.setContent(`<!doctype html><html lang="he" dir="rtl"><title>${plain}</title><body style="font: 16px sans-serif; width: 1200px">
    <h1>${words}</h1><p>${words}</p><button>${words}</button><ul><li>${words}</li></ul><dialog open>${words}</dialog>
    <div role="status">${words}</div><label>${words}</label><output>${plain}</output></body></html>`)
  expect(await turnedRound(page)).toEqual([])
  await page.setContent(`<html dir="rtl"><body style="font: 16px sans-serif; width: 1200px"><p>${everything}</p></body></html>`)
  expect(await turnedRound(page), 'without the marks it would be wrong, so the check can fail').not.toEqual([])
})

test('the sentence with everything in it reads right in the mail', async ({ page }) => {
  const params = {
    from_name: 'דנה',
    from_email: 'dana@school.org.il',
    phone: '+972-50-123-4567',
    message: everything,
    reply_to: 'dana@school.org.il',
  }
  const { html } = renderMail(loadTemplate('contact'), new Map(Object.entries(params)))
  await page.setContent(html)
  const faults = await turnedRound(page)
  // What a visitor types is never changed: a range inside free text stays as it was typed.
  expect(faults.filter((fault) => !fault.includes('שלום John'))).toEqual([])
})
