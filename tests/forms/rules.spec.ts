import { expect, fill, formCases, openForm, sendPath, submitOf, test } from '../support/forms'

/** What each form says: when it is sent empty, and when each field holds just too little. */
const rules: Record<
  'school' | 'english' | 'science' | 'contact' | 'job',
  { empty: Record<string, string>; tooLittle: Record<string, [string, string]> }
> = {
  school: {
    empty: {
      schoolName: 'נא להזין שם בית ספר',
      ageGroup: 'נא לבחור סוג בית ספר',
      phone: 'נא להזין מספר טלפון תקין',
      email: 'נא להזין כתובת אימייל תקינה',
    },
    tooLittle: {
      schoolName: ['א', 'נא להזין שם בית ספר'],
      phone: ['12345678', 'נא להזין מספר טלפון תקין'],
      email: ['dana@school', 'נא להזין כתובת אימייל תקינה'],
    },
  },
  english: {
    empty: {
      managerName: 'שדה חובה',
      schoolName: 'נא להזין את שם בית הספר',
      phone: 'נא להזין מספר טלפון',
      email: 'נא להזין כתובת אימייל',
    },
    tooLittle: {
      managerName: ['ד', 'נא להזין שם מלא'],
      schoolName: ['א', 'נא להזין שם בית ספר תקין'],
      phone: ['050-1234567', 'נא להזין מספר טלפון תקין'],
      email: ['dana@', 'נא להזין כתובת אימייל תקינה'],
    },
  },
  science: {
    empty: {
      name: 'שם חייב להכיל לפחות 2 תווים',
      position: 'תפקיד חייב להכיל לפחות 2 תווים',
      organization: 'שם המוסד חייב להכיל לפחות 2 תווים',
      email: 'אימייל לא תקין',
      phone: 'מספר טלפון לא תקין',
    },
    tooLittle: {
      name: ['ר', 'שם חייב להכיל לפחות 2 תווים'],
      position: ['מ', 'תפקיד חייב להכיל לפחות 2 תווים'],
      organization: ['מ', 'שם המוסד חייב להכיל לפחות 2 תווים'],
      email: ['ronit@', 'אימייל לא תקין'],
      phone: ['12345678', 'מספר טלפון לא תקין'],
    },
  },
  contact: {
    empty: { fullName: 'נא להזין שם מלא', email: 'נא להזין כתובת אימייל', message: 'נא להזין הודעה' },
    tooLittle: {
      fullName: ['ד', 'שם חייב להכיל לפחות 2 תווים'],
      email: ['dana', 'כתובת אימייל לא תקינה'],
      message: ['123456789', 'ההודעה חייבת להכיל לפחות 10 תווים'],
    },
  },
  job: {
    empty: {
      fullName: 'נא להזין שם מלא',
      age: 'נא להזין גיל',
      city: 'נא להזין מקום מגורים',
      phone: 'נא להזין מספר טלפון',
      email: 'נא להזין כתובת אימייל',
      position: 'נא לבחור משרה',
      englishLevel: 'נא לבחור רמת אנגלית',
      hasVehicle: 'נא לבחור אפשרות',
      education: 'נא להזין השכלה',
      message: 'נא להזין הודעה',
    },
    tooLittle: {
      fullName: ['ד', 'שם חייב להכיל לפחות 2 תווים'],
      age: ['17', 'גיל מינימלי הוא 18'],
      phone: ['050123456', 'מספר טלפון לא תקין'],
      email: ['dana@', 'כתובת אימייל לא תקינה'],
      message: ['123456789', 'ההודעה חייבת להכיל לפחות 10 תווים'],
    },
  },
}

for (const [name, { empty, tooLittle }] of Object.entries(rules)) {
  test(`the ${name} form: nothing before the first submit, then each message at its field, re-checked at every change`, async ({
    page,
  }) => {
    const { path, fields } = formCases('dana')[name as keyof typeof rules]
    let requests = 0
    await page.route(sendPath, (route) => {
      requests += 1
      return route.fulfill({ status: 200, body: 'OK' })
    })
    const form = await openForm(page, path)
    const control = (field: string) => form.locator(`[name="${field}"]`).first()
    const messageOf = async (field: string) => form.locator(`[id="${await control(field).getAttribute('aria-describedby')}"]`)

    const [first = ''] = Object.keys(tooLittle)
    await control(first).fill(tooLittle[first]?.[0] ?? '')
    await control(first).blur()
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await control(first).fill('')

    await submitOf(page).click()
    for (const [field, message] of Object.entries(empty)) {
      await expect(control(field)).toHaveAttribute('aria-invalid', 'true')
      await expect(await messageOf(field)).toHaveText(message)
    }
    await expect(control(Object.keys(empty)[0] ?? '')).toBeFocused()

    for (const [field, [value, message]] of Object.entries(tooLittle)) {
      await control(field).fill(value)
      await expect(await messageOf(field)).toHaveText(message)
    }
    await submitOf(page).click()
    await expect(control(first)).toBeFocused()

    await fill(form, fields)
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    expect(requests).toBe(0)
    await submitOf(page).click()
    await expect(page.getByRole('status')).toBeVisible()
    expect(requests).toBe(1)
  })
}

test.describe('a resume', () => {
  const pdf = Buffer.from('%PDF-1.7\n')
  const refused: [string, { name: string; mimeType: string; buffer: Buffer }, string][] = [
    ['of another kind', { name: 'cv.pages', mimeType: 'application/zip', buffer: pdf }, 'אפשר לצרף קובץ PDF'],
    ['that is empty', { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }, 'הקובץ ריק'],
    [
      'that is a renamed program',
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090') },
      'התוכן של הקובץ אינו PDF',
    ],
    [
      'that is too large',
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([pdf, Buffer.alloc(1_500_000)]) },
      'הקובץ גדול מדי',
    ],
  ]
  test('that is of another kind, empty, renamed or too large gets its message at the field, holds the form back, and can be removed', async ({
    page,
  }) => {
    let requests = 0
    await page.route(sendPath, (route) => {
      requests += 1
      return route.fulfill({ status: 200, body: 'OK' })
    })
    const { path, fields, sent } = formCases('dana').job
    const form = await openForm(page, path)
    await fill(form, fields)
    const resume = form.locator('[name=resume]')
    for (const [what, file, message] of refused)
      await test.step(what, async () => {
        await resume.setInputFiles(file)
        await expect(form.getByText(message)).toBeVisible()
        await expect(form.getByText(file.name, { exact: true })).toBeVisible()
        await submitOf(page).click()
        await expect(resume).toBeFocused()
        await expect(resume).toHaveAttribute('aria-invalid', 'true')
        expect(requests).toBe(0)
        await form.getByRole('button', { name: 'הסרת הקובץ' }).click()
        await expect(form.getByText(message)).toHaveCount(0)
      })
    await submitOf(page).click()
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  })

  test('shows its name and size, and can be exchanged', async ({ page }) => {
    const form = await openForm(page, '/jobs')
    const choose = (name: string, buffer: Buffer) => form.locator('[name=resume]').setInputFiles({ name, mimeType: '', buffer })
    await choose('dana-levi-cv.pdf', Buffer.concat([pdf, Buffer.alloc(412_000)]))
    await expect(form.getByText('dana-levi-cv.pdf')).toBeVisible()
    await expect(form.getByText('412 KB')).toBeVisible()
    await choose('old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'))
    await expect(form.getByText('old.doc')).toBeVisible()
    await expect(form.getByText('dana-levi-cv.pdf')).toHaveCount(0)
  })
})
