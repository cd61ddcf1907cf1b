import { expect, test } from '@playwright/test'
import { formCases, openForm, submitOf } from '../support/forms.ts'
import { findJoinedWords } from '../support/joined-words.ts'
import { longLayerOnly } from '../support/layers.ts'

for (const { name, path } of Object.values(formCases('spoken'))) {
  test(`in the ${name} form no accessible name or message runs two words together`, longLayerOnly, async ({ page }) => {
    await openForm(page, path)
    expect(await findJoinedWords(page, 'main form[novalidate]')).toEqual([])
    await submitOf(page).click()
    await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    expect(await findJoinedWords(page, 'main form[novalidate]')).toEqual([])
  })
}
