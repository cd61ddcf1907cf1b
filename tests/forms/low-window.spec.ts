import { expect, formCases, formOf, openForm, submitOf, test } from '../support/forms.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { texts } from '../support/texts.ts'

// A phone with its keyboard open.
test.use({ viewport: { width: 390, height: 420 } })

const { contact, job, ...others } = formCases('low')

for (const { name, path } of inLayer([contact, job, ...Object.values(others)], [contact, job])) {
  test(`${path}: above an open keyboard an invalid field is visible with its message; phone and e-mail show an example`, async ({
    page,
  }) => {
    const form = await openForm(page, path)
    await submitOf(page).click()
    const wrong = form.locator(':is(input, textarea)[aria-invalid]:not([type=radio])')
    await expect(wrong).not.toHaveCount(0)
    for (const field of await wrong.all()) {
      await field.focus()
      await expect(field).toBeInViewport({ ratio: 1 })
      for (const id of ((await field.getAttribute('aria-describedby')) ?? '').split(' '))
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 })
    }
    const own = texts(`form-${name}`)
    const hint = 'phoneHint' in own ? own.phoneHint : texts('forms').phoneHint
    if (name !== 'contact') await expect(form.getByText(hint)).toContainText(texts('forms').phoneExample)
    const { emailExample, personalEmailExample } = texts('forms')
    const example = ['contact', 'job'].includes(name) ? personalEmailExample : emailExample
    if (name !== 'waiting-list') await expect(form.getByText(example)).toBeVisible()
  })
}

test('a text field is right-to-left, both empty and with Hebrew text', longLayerOnly, async ({ page }) => {
  const form = await openForm(page, '/jobs')
  const field = form.locator('[name=education]')
  await expect(field).toHaveCSS('direction', 'rtl')
  await expect(field).toHaveCSS('text-align', 'start')
  await field.fill('סטודנטית')
  await expect(field).toHaveCSS('direction', 'rtl')
  await expect(field).toHaveCSS('text-align', 'start')
})

test('a Hebrew file name keeps its order: the words, then the year and the extension', longLayerOnly, async ({ page }) => {
  await openForm(page, '/jobs')
  const buffer = Buffer.from('%PDF-1.7')
  await formOf(page).locator('[name=resume]').setInputFiles({ name: 'קורות חיים 2026.pdf', mimeType: '', buffer })
  const extension = formOf(page).getByText('2026.pdf', { exact: true })
  await expect(extension).toHaveCSS('direction', 'ltr')
  await expect(extension).toHaveText('2026.pdf')
})
