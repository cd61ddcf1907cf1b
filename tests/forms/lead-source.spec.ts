import { expect, fill, formCases, openForm, receiptOf, sendPath, submitOf, test } from '../support/forms.ts'
import { longLayerOnly } from '../support/layers.ts'
import { collectPageProblems } from '../support/page.ts'
import { texts } from '../support/texts.ts'

const { leadPage, leadCampaign, leadGoogle } = texts('forms')
const withoutMarks = (text = '') => text.replaceAll('\u200e', '')

// spec: decided-lead-source
test('the mail names the campaign and the landing page, even if the form is on a later page; no other host receives them', async ({
  page,
  inbox,
}, { testId }) => {
  const seen = collectPageProblems(page)
  await page.goto('/win-ai?utm_source=facebook&utm_medium=cpc&utm_campaign=pesach&gclid=Cj0KCQiA-one-person&q=private')
  const { path, fields } = formCases(testId).contact
  await fill(await openForm(page, path), fields)
  const request = page.waitForRequest(sendPath)
  await submitOf(page).click()
  const sent = (await request).postData() ?? ''
  expect(sent).not.toMatch(/one-person|private/)
  await expect(receiptOf(page).getByRole('heading')).toBeVisible()
  const [mail] = await inbox()
  const line = `${leadPage}: /win-ai · ${leadCampaign}: facebook / cpc / pesach · ${leadGoogle}`
  expect(withoutMarks(mail?.text)).toContain(line)
  expect(withoutMarks(mail?.html ?? '')).toContain('facebook')
  expect(seen).toEqual({ errors: [], foreign: [] })
})

// spec: decided-lead-source
test('with storage blocked, the page of the form is reported as the landing page', async ({ page, inbox }, { testId }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  const { path, fields } = formCases(testId).contact
  await fill(await openForm(page, `${path}?utm_source=letter`), fields)
  await submitOf(page).click()
  await expect(receiptOf(page).getByRole('heading')).toBeVisible()
  expect(withoutMarks((await inbox())[0]?.text)).toContain(`${leadPage}: ${path} · ${leadCampaign}: letter`)
})

// spec: decided-lead-source
test('hostile parameters arrive as one short line of text', longLayerOnly, async ({ page, inbox }, { testId }) => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: thief@evil.example\u202e{{reply_to}}\u0000'
  const address = new URLSearchParams({ utm_source: hostile, utm_campaign: 'x'.repeat(9_000), ref: hostile })
  const seen = collectPageProblems(page)
  const { path, fields } = formCases(testId).school
  await fill(await openForm(page, `${path}?${address}`), fields)
  const request = page.waitForRequest(sendPath)
  await submitOf(page).click()
  const { lead_source } = (await request).postDataJSON().template_params
  expect(Array.from(lead_source).length).toBeLessThanOrEqual(301)
  expect(withoutMarks(lead_source)).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  await expect(receiptOf(page).getByRole('heading')).toBeVisible()
  const [mail] = await inbox()
  expect(mail?.html).not.toMatch(/<img/)
  expect(mail?.bcc ?? []).toEqual([])
  expect(mail?.text).toContain('{{reply_to}}')
  expect(seen.errors).toEqual([])
})
