import { formNames } from '../../src/config/forms.ts'
import { expect, fill, formCases, openForm, receiptOf, sendPath, submitOf, test } from '../support/forms.ts'
import { longLayerOnly } from '../support/layers.ts'
import { texts } from '../support/texts.ts'

const [school, english, science, job, waitingList, all] = [
  texts('form-school'),
  texts('form-english'),
  texts('form-science'),
  texts('form-job'),
  texts('form-waiting-list'),
  texts('forms'),
]
const file = texts('form-job-file')

/** The message of each empty field, in form order. The schema tests cover every rule on both sides of its limit. */
const whenEmpty = {
  school: {
    schoolName: school.schoolNameShort,
    ageGroup: school.ageGroupMissing,
    phone: school.phoneShort,
    email: school.emailWrong,
  },
  english: {
    managerName: english.managerNameMissing,
    schoolName: english.schoolNameMissing,
    phone: english.phoneMissing,
    email: english.emailMissing,
  },
  science: {
    name: science.nameShort,
    position: science.positionShort,
    organization: science.organizationShort,
    email: science.emailWrong,
    phone: science.phoneShort,
  },
  contact: { fullName: all.fullNameMissing, email: all.emailMissing, message: all.messageMissing },
  job: {
    fullName: all.fullNameMissing,
    age: job.ageMissing,
    city: job.cityMissing,
    phone: job.phoneMissing,
    email: all.emailMissing,
    position: job.positionMissing,
    englishLevel: job.englishLevelMissing,
    hasVehicle: job.hasVehicleMissing,
    education: job.educationMissing,
    message: all.messageMissing,
  },
  'waiting-list': {
    parentName: waitingList.parentNameMissing,
    phone: waitingList.phoneMissing,
    grade: waitingList.gradeMissing,
    city: waitingList.cityMissing,
  },
}

/** The message of each form's first field for a single letter. */
const whenTooShort = {
  school: school.schoolNameShort,
  english: english.managerNameShort,
  science: science.nameShort,
  contact: all.fullNameShort,
  job: all.fullNameShort,
  'waiting-list': waitingList.parentNameShort,
}

for (const name of formNames) {
  // spec: 3-school-english-science, 4-validation-first-submit, 5-rule-message-five
  test(`the ${name} form: no messages before the first submit, then each at its field, validated on every change`, async ({ page }) => {
    const { path, fields } = formCases('dana')[name]
    let requests = 0
    await page.route(sendPath, (route) => {
      requests += 1
      return route.fulfill({ status: 200, body: 'OK' })
    })
    const form = await openForm(page, path)
    const control = (field: string) => form.locator(`[name="${field}"]`).first()
    const messageOf = async (field: string) =>
      form.locator(`[id="${(await control(field).getAttribute('aria-describedby'))?.split(' ')[0]}"]`)
    const [first = ''] = Object.keys(whenEmpty[name])

    await control(first).fill('ד')
    await control(first).blur()
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await control(first).fill('')

    await submitOf(page).click()
    await expect(control(first)).toBeFocused()
    for (const [field, message] of Object.entries(whenEmpty[name])) {
      await expect(control(field)).toHaveAttribute('aria-invalid', 'true')
      await expect(await messageOf(field)).toHaveText(message)
    }
    await control(first).fill('ד')
    await expect(await messageOf(first)).toHaveText(whenTooShort[name])

    await fill(form, fields)
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    expect(requests).toBe(0)
    await submitOf(page).click()
    await expect(receiptOf(page).getByRole('heading')).toBeVisible()
    expect(requests).toBe(1)
  })
}

test.describe('a resume', () => {
  const pdf = Buffer.from('%PDF-1.7\n')
  const rejected: [string, { name: string; mimeType: string; buffer: Buffer }, string][] = [
    ['of another type', { name: 'cv.pages', mimeType: 'application/zip', buffer: pdf }, file.wrongKind],
    ['that is empty', { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }, file.empty],
    [
      'that is a renamed program',
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090') },
      file.wrongContent.replace('{kind}', 'PDF'),
    ],
    [
      'that is too large',
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([pdf, Buffer.alloc(1_500_000)]) },
      file.tooLarge.split('{size}')[1] ?? '',
    ],
  ]
  const accepted = [
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'cv.doc', mimeType: 'application/msword', buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
    {
      name: 'cv.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      // A zip that names a folder of Word's.
      buffer: Buffer.from('PK\u0003\u0004 word/document.xml', 'latin1'),
    },
  ]
  // spec: 5-resume-pdf-doc, decided-resume-check
  test('as PDF, DOC or DOCX is accepted; of another type, empty, renamed or too large it gets its message, blocks the form, and can be removed', async ({
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
    for (const [what, resumeFile, message] of rejected)
      await test.step(what, async () => {
        await resume.setInputFiles(resumeFile)
        await expect(form.getByText(message)).toBeVisible()
        await expect(form.getByText(resumeFile.name, { exact: true })).toBeVisible()
        await submitOf(page).click()
        await expect(resume).toBeFocused()
        await expect(resume).toHaveAttribute('aria-invalid', 'true')
        expect(requests).toBe(0)
        await form.getByRole('button', { name: job.resumeRemove }).click()
        await expect(form.getByText(message)).toHaveCount(0)
      })
    for (const resumeFile of accepted)
      await test.step(resumeFile.name, async () => {
        await resume.setInputFiles(resumeFile)
        await expect(form.getByText(resumeFile.name, { exact: true })).toBeVisible()
        await expect(form.getByText(job.resumeReady)).toBeVisible()
        await expect(form.locator('[aria-invalid]')).toHaveCount(0)
      })
    const request = page.waitForRequest(sendPath)
    await submitOf(page).click()
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
    const [last] = accepted.slice(-1)
    expect((await request).postData()).toContain(`data:${last?.mimeType};base64,${last?.buffer.toString('base64')}`)
  })

  test('shows its name and size, and can be replaced', longLayerOnly, async ({ page }) => {
    const form = await openForm(page, '/jobs')
    const choose = (name: string, buffer: Buffer) => form.locator('[name=resume]').setInputFiles({ name, mimeType: '', buffer })
    await choose('dana-levi-cv.pdf', Buffer.concat([pdf, Buffer.alloc(412_000)]))
    await expect(form.getByText('dana-levi-cv.pdf')).toBeVisible()
    await expect(form.getByText('412 KB')).toBeVisible()
    await choose('old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'))
    await expect(form.getByText('old.doc')).toBeVisible()
    await expect(form.getByText('dana-levi-cv.pdf')).toHaveCount(0)
    // The field's own value must match too: a screen reader reads it.
    await expect(form.locator('[name=resume]')).toHaveValue(/old\.doc$/)
    await form.getByRole('button', { name: job.resumeRemove }).click()
    await expect(form.locator('[name=resume]')).toHaveValue('')
  })
})
