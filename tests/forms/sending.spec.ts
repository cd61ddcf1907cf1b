import { randomBytes } from 'node:crypto'
import { formNames } from '../../src/config/forms.ts'
import { mailSettings } from '../../src/config/mail.ts'
import { expect, expectEmpty, fill, formCases, hydratedForm, openForm, sendPath, submitOf, test } from '../support/forms.ts'
import { longLayerOnly } from '../support/layers.ts'
import { collectPageProblems } from '../support/page.ts'
import { texts } from '../support/texts.ts'

// The variables that the specification names (section 7); a form may send more.
const general =
  'from_name from_email phone age city education has_vehicle position english_level teaching_skills availability tech_background hourly_rate teaching_experience additional_info message reply_to'
const variables = {
  school: 'school_name from_name age_group phone from_email message reply_to',
  english: 'from_name school_name phone from_email message reply_to',
  science: 'from_name position school_name phone from_email message reply_to',
  contact: general,
  job: general,
  'waiting-list': general,
}

for (const name of formNames) {
  // spec: 1-forms-by-mail, 2-toasts, 3-school-english-science, 7-request-post-json, 8-three-success-toasts, 9-mail-client, decided-waiting-list
  test(`the ${name} form is delivered through the client and the relay to the mailbox, as the specification requires`, async ({
    page,
    inbox,
  }, { testId }) => {
    const seen = collectPageProblems(page)
    const { path, fields, sent, about } = formCases(`${testId}-${name}`)[name]
    const form = await openForm(page, path)
    await fill(form, fields)
    const requested = page.waitForRequest(sendPath)
    await submitOf(page).click()
    const request = await requested
    expect(request.method()).toBe('POST')
    expect(request.headers()['content-type']).toBe('application/json')
    const { template_params, ...ids } = request.postDataJSON()
    const { publicKey, serviceId, templateId } = mailSettings(name)
    expect(ids).toEqual({
      lib_version: '4.4.1',
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
    })
    expect(Object.keys(template_params)).toEqual(expect.arrayContaining(variables[name].split(' ')))
    const toast = page.getByRole('status').filter({ hasText: sent })
    await expect(toast).toHaveText(sent)
    await expect(toast).toHaveCSS('background-color', 'rgb(18, 99, 188)')
    await expect(toast).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expectEmpty(form)
    // Validation starts over: the next enquiry is validated on submit again.
    await form.getByRole('textbox').first().pressSequentially('x')
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)

    const [mail, ...others] = await inbox()
    expect(others).toEqual([])
    expect(mail?.subject).toContain(about)
    expect(mail?.replyTo?.[0]?.address).toBe(fields['email'])
    const selected = await form
      .locator('input[type=radio], select')
      .evaluateAll((answers) => answers.map((answer) => answer.getAttribute('name')))
    for (const [field, value] of Object.entries(fields)) if (!selected.includes(field)) expect(mail?.text).toContain(value)
    expect(seen).toEqual({ errors: [], foreign: [] })
  })
}

test('the school form also sends from the principals page', async ({ page, inbox }, { testId }) => {
  const { fields, sent } = formCases(testId).school
  await fill(await openForm(page, '/school-principals'), fields)
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect(await inbox()).toHaveLength(1)
})

// spec: 3-resume-data-url
test('a resume of one megabyte arrives byte for byte', async ({ page, inbox }, { testId }) => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_048_576 - 9)])
  const { path, fields, sent } = formCases(testId).job
  const form = await openForm(page, path)
  await fill(form, fields)
  await form.locator('[name=resume]').setInputFiles({ name: 'קורות חיים – דנה.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(form.getByText(texts('form-job').resumeReady)).toBeVisible()
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await expect(form.getByText(texts('form-job').resumeChoose)).toBeVisible()
  const [mail] = await inbox()
  expect(mail?.attachments[0]?.filename).toBe('קורות חיים – דנה.pdf')
  expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(pdf)).toBe(true)
})

// spec: 4-forms-idle-submitting
test('while sending, the button says so and is disabled, and repeated submits send once', async ({ page }, { testId }) => {
  let requests = 0
  let respond = () => {}
  await page.route(sendPath, async (route) => {
    requests += 1
    await new Promise<void>((resolve) => {
      respond = resolve
    })
    await route.fulfill({ status: 200, body: 'OK' })
  })
  const { path, fields, sent } = formCases(testId).contact
  const form = await openForm(page, path)
  await fill(form, fields)
  await expect(submitOf(page)).toHaveText(texts('form-contact').submit)
  await form.evaluate((element: HTMLFormElement) => {
    for (let times = 0; times < 5; times += 1) element.requestSubmit()
  })
  await expect(submitOf(page)).toHaveText(texts('forms').sending)
  await expect(submitOf(page)).toBeDisabled()
  await form.locator('[name=fullName]').press('Enter')
  await form.locator('[name=email]').press('Enter')
  respond()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await expect(submitOf(page)).toHaveText(texts('form-contact').submit)
  await expect(submitOf(page)).toBeEnabled()
  expect(requests).toBe(1)
})

// spec: 2-science-basket-contact, 3-interests-ids-programming, 4-success-resets-form
test('interests can be selected by chips and by the page’s cards, are mailed, and are reset', async ({ page, inbox }, { testId }) => {
  const labels = texts('form-science')
  const { path, fields, sent } = formCases(testId).science
  await page.goto(path)
  const card = page.locator('[data-toggle-interest=ai]').first()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  const aviation = page.locator('[data-toggle-interest=aviation]')
  await aviation.click()
  const form = await hydratedForm(page)
  await expect(form.locator('[name=notes]')).toHaveValue(labels.noteAviation)
  const ids = await form.locator('[name=interests]').evaluateAll((chips) => chips.map((chip) => chip.getAttribute('value')))
  expect(ids).toEqual(['programming', 'ai', 'gaming', 'media', 'vr'])
  const chip = (id: string) => form.locator(`[name=interests][value=${id}]`)
  await expect(chip('ai')).toBeChecked()
  await chip('vr').check()
  await chip('media').check()
  await chip('media').uncheck()
  await fill(form, { ...fields, notes: `${labels.noteAviation}\n${fields['notes']}` })
  await submitOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await expectEmpty(form)
  await expect(aviation).toHaveAttribute('aria-pressed', 'false')
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  const [mail] = await inbox()
  expect(mail?.text).toContain(`${labels.mailInterests}: ${labels.interestAi}, ${labels.interestVr}`)
  expect(mail?.text).toContain(`${labels.mailNotes}: ${labels.noteAviation}\n${fields['notes']}`)
})

test('a success toast stays while hovered or focused, and closes eight seconds later', longLayerOnly, async ({ page }, { testId }) => {
  const { path, fields, sent } = formCases(testId).contact
  await page.clock.install()
  await fill(await openForm(page, path), fields)
  await submitOf(page).click()
  const toast = page.getByRole('status').filter({ hasText: sent })
  await toast.hover()
  await page.clock.fastForward(60_000)
  await expect(toast, 'while hovered').toBeVisible()
  await toast.getByRole('button').focus()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(60_000)
  await expect(toast, 'while focused').toBeVisible()
  await toast.getByRole('button').blur()
  await page.clock.fastForward(4_000)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(toast).toHaveCount(0)
})

test('a job’s apply button selects its position in the form', longLayerOnly, async ({ page }) => {
  await page.goto('/jobs')
  await page.locator('[data-choose-position=english]').first().click()
  const form = await hydratedForm(page)
  await expect(form.locator('[name=position]:checked')).toHaveValue('english')
  await page.locator('[data-choose-position=digital]').first().click()
  await expect(form.locator('[name=position]:checked')).toHaveValue('digital')
})

test('hostile or unusual text arrives unchanged as plain text', async ({ page, inbox }, { testId }) => {
  const hostile = {
    markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
    template: '{{phone}} {{{reply_to}}} {{#message}}',
    'line breaks': 'שורה\r\nBcc: thief@evil.example\r\n\r\nגוף',
    'other scripts': 'مرحبا בכם 👩‍🏫🎉 \u200fא\u200eB\u202eC\u202c',
    'ten thousand letters': 'א'.repeat(10_000),
  }
  const seen = collectPageProblems(page)
  const { path, fields, sent } = formCases(testId).school
  const form = await openForm(page, path)
  for (const [what, text] of Object.entries(hostile))
    await test.step(what, async () => {
      // The client allows one send per page in ten seconds.
      await page.evaluate(() => localStorage.clear())
      // The browser removes line breaks from single-line fields.
      // Ten thousand letters go into one field only: the service accepts 50 KB in all.
      const short = text.length < 1000
      await fill(form, { ...fields, ...(short && { schoolName: text, phone: text }), notes: text })
      await submitOf(page).click()
      await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
      await page.getByRole('button', { name: texts('messages').closeToast }).click()
      await expect(page.getByRole('status').filter({ hasText: sent })).toHaveCount(0)
      const mail = (await inbox()).at(-1)
      expect(mail?.text).toContain(text.replaceAll('\r\n', '\n'))
      expect(mail?.html).not.toMatch(/<script|<img|onerror="/)
      expect(mail?.bcc ?? []).toEqual([])
      expect(mail?.to).toHaveLength(1)
    })
  expect(seen.errors).toEqual([])
})
