import { contentOf, entry } from '../support/content.ts'
import { expect, fill, formCases, formOf, openForm, sendPath, submitOf, test } from '../support/forms.ts'
import { longLayerOnly } from '../support/layers.ts'
import { texts } from '../support/texts.ts'

const labels = texts('form-job')
const [first = '', ...others] = contentOf('jobs').openings.jobs.map(String)
const listing = entry('jobs', first)
const listingLine = `${labels.listing}: ${listing.title}`
/** A listing with another position. */
const other = others.map((id) => entry('jobs', id)).find(({ position }) => position !== listing.position)

// spec: decided-application-listing
test('the form names the listing it was opened from, keeps it after a reload, and lets it be changed and removed', async ({ page }) => {
  await page.goto('/jobs')
  const form = formOf(page)
  await expect(form.getByText(labels.listingNone)).toBeVisible()
  await page.getByRole('link', { name: `${texts('jobs').apply} ${listing.title}` }).click()
  await expect(form.getByText(listingLine)).toBeVisible()
  await page.reload()
  await expect(form.getByText(listingLine)).toBeVisible()
  await form.getByRole('link', { name: labels.listingChange }).click()
  await expect(page).toHaveURL(`/jobs#job-${first}`)
  await expect(page.getByRole('heading', { name: listing.title })).toBeInViewport()
  await page.getByRole('link', { name: `${texts('jobs').apply} ${other?.title}` }).click()
  await expect(form.getByText(`${labels.listing}: ${other?.title}`)).toBeVisible()
  await form.getByRole('button', { name: labels.listingRemove }).click()
  await expect(form.getByText(labels.listingNone)).toBeVisible()
  await expect(form.getByRole('link', { name: labels.listingChoose })).toBeFocused()
  await expect(form.locator('[name=position]:checked')).toHaveValue(other?.position ?? '')
})

test('on a phone the count of completed fields stays in view down to the last field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  const form = await openForm(page, '/jobs')
  await form.getByLabel(labels.fullName).fill('נועה לוי')
  const last = form.getByLabel(labels.message)
  await last.fill('שלום, אשמח להצטרף לצוות ההדרכה')
  await expect(last).toBeInViewport()
  await expect(page.getByText(`2 ${labels.progressOf} 10`)).toBeInViewport({ ratio: 1 })
})

test('choosing another position removes the listing', longLayerOnly, async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('link', { name: `${texts('jobs').apply} ${listing.title}` }).click()
  const form = formOf(page)
  await expect(form.getByText(listingLine)).toBeVisible()
  await expect(submitOf(page)).toBeVisible()
  await form.locator(`[name=position][value=${other?.position}]`).check()
  await expect(form.getByText(labels.listingNone)).toBeVisible()
})

test('an application without a listing sends the typed message and nothing else', longLayerOnly, async ({ page }, { testId }) => {
  await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
  const { path, fields } = formCases(testId).job
  await fill(await openForm(page, path), fields)
  const request = page.waitForRequest(sendPath)
  await submitOf(page).click()
  expect((await request).postDataJSON().template_params.message).toBe(fields['message'])
})

// spec: 3-teachingskills-read-sent
test('there is no field for teaching skills, and their variable is sent empty', async ({ page }, { testId }) => {
  await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
  const { path, fields } = formCases(testId).job
  const form = await openForm(page, path)
  await fill(form, fields)
  const optionalFields = form.locator('details').getByRole('textbox')
  const { availability, hourlyRate, teachingExperience, techBackground, additionalInfo } = labels
  await expect(optionalFields).toHaveCount(5)
  for (const name of [availability, hourlyRate, teachingExperience, techBackground, additionalInfo])
    await expect(form.getByRole('textbox', { name })).toBeVisible()
  const request = page.waitForRequest(sendPath)
  await submitOf(page).click()
  expect((await request).postDataJSON().template_params.teaching_skills).toBe('')
})

test('the resume field comes right after name, phone and e-mail', longLayerOnly, async ({ page }) => {
  const form = await openForm(page, '/jobs')
  const names = await form
    .locator(':is(input, textarea)[name]:not([tabindex], [type=radio])')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(names.slice(0, 4)).toEqual(['fullName', 'phone', 'email', 'resume'])
})

test('optional fields are collapsed, and open automatically if a draft has a value in them', longLayerOnly, async ({ page }) => {
  const form = await openForm(page, '/jobs')
  const optional = form.locator('[name=availability]')
  await expect(optional).toBeHidden()
  await form.getByText(labels.more).click()
  await optional.fill('בקרים')
  await page.reload()
  await expect(submitOf(page)).toBeVisible()
  await expect(optional).toBeVisible()
  await expect(optional).toHaveValue('בקרים')
})
