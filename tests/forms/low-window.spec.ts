import { expect, formCases, formOf, openForm, submitOf, test } from '../support/forms.ts'
import { longLayer, swept } from '../support/layers.ts'
import { words } from '../support/words.ts'

// A phone with its keyboard open.
test.use({ viewport: { width: 390, height: 420 } })

const { contact, job, ...others } = formCases('low')

for (const { name, path } of swept([contact, job, ...Object.values(others)], [contact, job])) {
  test(`${path}: above an open keyboard a wrong field is seen with what is said about it, and how it is written`, async ({ page }) => {
    const form = await openForm(page, path)
    await submitOf(page).click()
    const wrong = form.locator(':is(input, textarea)[aria-invalid]:not([type=radio])')
    for (const field of await wrong.all()) {
      await field.focus()
      await expect(field).toBeInViewport({ ratio: 1 })
      for (const id of ((await field.getAttribute('aria-describedby')) ?? '').split(' '))
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 })
    }
    const own = words(`form-${name}`)
    const hint = 'phoneHint' in own ? own.phoneHint : words('forms').phoneHint
    if (name !== 'contact') await expect(form.getByText(hint)).toContainText(words('forms').phoneExample)
    const { emailExample, personalEmailExample } = words('forms')
    const example = ['contact', 'job'].includes(name) ? personalEmailExample : emailExample
    if (name !== 'waiting-list') await expect(form.getByText(example)).toBeVisible()
  })
}

test('Hebrew in an empty field stands where typing begins, at the right', longLayer, async ({ page }) => {
  const form = await openForm(page, '/jobs')
  const field = form.locator('[name=education]')
  await expect(field).toHaveCSS('direction', 'rtl')
  await expect(field).toHaveCSS('text-align', 'start')
  await field.fill('סטודנטית')
  await expect(field).toHaveCSS('direction', 'rtl')
  await expect(field).toHaveCSS('text-align', 'start')
})

test('the name of a file keeps its order: Hebrew words, then its year and ending', longLayer, async ({ page }) => {
  await openForm(page, '/jobs')
  const buffer = Buffer.from('%PDF-1.7')
  await formOf(page).locator('[name=resume]').setInputFiles({ name: 'קורות חיים 2026.pdf', mimeType: '', buffer })
  const ending = formOf(page).getByText('2026.pdf', { exact: true })
  await expect(ending).toHaveCSS('direction', 'ltr')
  await expect(ending).toHaveText('2026.pdf')
})
