import { expect, test } from '@playwright/test'
import { formCases, openForm, submitOf } from '../support/forms.ts'
import { longLayer, swept } from '../support/layers.ts'
import { gluedWords } from '../support/spoken-words.ts'

const { job, ...others } = formCases('spoken')

for (const { name, path } of swept([job, ...Object.values(others)], [job])) {
  test(`in the ${name} form no accessible name or message runs two words together`, longLayer, async ({ page }) => {
    await openForm(page, path)
    expect(await gluedWords(page, 'main form[novalidate]')).toEqual([])
    await submitOf(page).click()
    await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    expect(await gluedWords(page, 'main form[novalidate]')).toEqual([])
  })
}
