import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './editor-test.ts'

test('gives a copy its own address and leaves the original unchanged', async ({ editor, site }) => {
  const file = 'src/content/testimonials/camp-dana.yaml'
  const before = site.text(file)
  await editor.open('testimonials/entries/camp-dana')
  const duplicate = editor.page.getByRole('button', { name: 'שכפול', exact: true })
  const saved = await editor.field('מה נאמר').locator('textarea').inputValue()
  // Only a saved entry can be copied.
  await editor.write('מה נאמר', 'עוד לא נשמר.')
  await expect(duplicate).toHaveAttribute('aria-disabled', 'true')
  await duplicate.press('Enter')
  await expect(editor.page.locator('.win-status-message')).toContainText('קודם שומרים')
  await editor.write('מה נאמר', saved)
  await expect(duplicate).toHaveAttribute('aria-disabled', 'false')
  await duplicate.click()
  await editor.page.waitForURL(/testimonials\/new/)
  await editor.write('מה נאמר', 'גם השנה הם חיכו למחנה.')
  await editor.save()
  expect(site.text('src/content/testimonials/camp-dana-2.yaml')).toContain('text: גם השנה הם חיכו למחנה.\n')
  expect(site.text(file)).toBe(before)
})

test('rejects an address that is taken', async ({ editor, site }) => {
  const before = site.text('src/content/camps/hanukkah-2026.yaml')
  await editor.open('camps/new')
  await editor.title('מחנה אחר לגמרי')
  await editor.write('הכתובת באתר', 'hanukkah-2026')
  await expect(editor.complaints).toContainText('„hanukkah-2026” כבר תפוסה')
  expect(site.text('src/content/camps/hanukkah-2026.yaml')).toBe(before)
})

test('refuses to delete an entry that a page shows and says where; deletes an unused one', async ({ editor, site }) => {
  const remove = () => editor.page.getByRole('button', { name: 'מחיקה', exact: true }).click()
  const questions: string[] = []
  editor.page.on('dialog', (dialog) => dialog.type() === 'confirm' && questions.push(dialog.message()))
  await editor.open('testimonials/entries/camp-michal')
  await remove()
  await expect(editor.page.getByText('עדיין מפנים לכאן').first()).toBeVisible()
  // No confirmation for something that can't be done.
  expect(questions).toEqual([])
  expect(existsSync(join(site.root, 'src/content/testimonials/camp-michal.yaml'))).toBe(true)
  // Goes to the field that refers to it.
  await editor.page.locator('.win-links button').first().click()
  await expect(editor.page).not.toHaveURL(/testimonials/)
  await expect(editor.page.locator('.win-links')).toBeEmpty()
  await editor.open('testimonials/entries/camp-dana-2')
  const name = await editor.field('שם').locator('textarea').inputValue()
  await remove()
  await expect.poll(() => existsSync(join(site.root, 'src/content/testimonials/camp-dana-2.yaml'))).toBe(false)
  expect(questions.join('\n')).toContain(name)
})

test('warns before deleting the only article of a subject', async ({ editor, site }) => {
  const file = 'src/content/articles/managing-educational-team-digitally.md'
  const before = site.text(file)
  const questions: string[] = []
  editor.page.on('dialog', (dialog) => dialog.type() === 'confirm' && questions.push(dialog.message()))
  await editor.open('articles/entries/managing-educational-team-digitally')
  await expect(editor.page.locator('.win-status')).toContainText('הכול תקין')
  await editor.page.getByRole('button', { name: 'מחיקה', exact: true }).click()
  await expect.poll(() => existsSync(join(site.root, file))).toBe(false)
  expect(questions.at(-1)).toContain('המאמר היחיד בנושא „ניהול צוות”')
  writeFileSync(join(site.root, file), before)
})

test('returns to the list after discarding a new entry whose form is open', async ({ editor, site }) => {
  const file = join(site.root, 'src/content/testimonials/passing.yaml')
  writeFileSync(file, site.text('src/content/testimonials/camp-michal.yaml').replace(/^name: .*$/m, 'name: "רק לרגע"'))
  await editor.open('testimonials/entries/passing')
  const dialog = await editor.openPublishing()
  await dialog.getByRole('listitem').filter({ hasText: 'רק לרגע' }).getByRole('button', { name: 'מחיקה' }).click()
  await editor.page.waitForURL(/#\/collections\/testimonials$/)
  expect(existsSync(file)).toBe(false)
})

test('discards a new entry even if the open form belongs to an entry that can’t be deleted', async ({ editor, site }) => {
  const file = join(site.root, 'src/content/testimonials/passing.yaml')
  writeFileSync(file, site.text('src/content/testimonials/camp-michal.yaml').replace(/^name: .*$/m, 'name: "רק לרגע"'))
  await editor.open('testimonials/entries/camp-michal')
  await expect(editor.field('מה נאמר')).toBeVisible()
  const dialog = await editor.openPublishing()
  await dialog.getByRole('listitem').filter({ hasText: 'רק לרגע' }).getByRole('button', { name: 'מחיקה' }).click()
  await expect.poll(() => existsSync(file)).toBe(false)
})
