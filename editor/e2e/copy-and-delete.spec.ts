import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './editor-test.ts'

test('a copy of an entry has an address of its own, and the one that it was made of stays as it is', async ({ editor, site }) => {
  const file = 'src/content/testimonials/camp-dana.yaml'
  const before = site.text(file)
  await editor.open('testimonials/entries/camp-dana')
  const duplicate = editor.page.getByRole('button', { name: 'שכפול', exact: true })
  const said = await editor.field('מה נאמר').locator('textarea').inputValue()
  // A copy is made of what is saved.
  await editor.write('מה נאמר', 'עוד לא נשמר.')
  await expect(duplicate).toHaveAttribute('aria-disabled', 'true')
  await duplicate.press('Enter')
  await expect(editor.page.locator('.win-said')).toContainText('קודם שומרים')
  await editor.write('מה נאמר', said)
  await expect(duplicate).toHaveAttribute('aria-disabled', 'false')
  await duplicate.click()
  await expect(editor.field('הכתובת באתר').locator('input')).toHaveValue('camp-dana-2')
  await editor.write('מה נאמר', 'גם השנה הם חיכו למחנה.')
  await editor.save()
  expect(site.text('src/content/testimonials/camp-dana-2.yaml')).toContain('text: גם השנה הם חיכו למחנה.\n')
  expect(site.text(file)).toBe(before)
})

test('an address that is taken is not given a second time', async ({ editor, site }) => {
  const before = site.text('src/content/testimonials/camp-oren.yaml')
  await editor.open('testimonials/new')
  await editor.write('מה נאמר', 'אחר לגמרי.')
  await editor.write('הכתובת באתר', 'camp-oren')
  await expect(editor.complaints).toContainText('„camp-oren” כבר תפוסה')
  expect(site.text('src/content/testimonials/camp-oren.yaml')).toBe(before)
})

test('what a page still shows is not deleted, and the sentence says where; what nobody shows is', async ({ editor, site }) => {
  const remove = () => editor.page.getByRole('button', { name: 'מחיקה', exact: true }).click()
  const questions: string[] = []
  editor.page.on('dialog', (dialog) => dialog.type() === 'confirm' && questions.push(dialog.message()))
  await editor.open('testimonials/entries/camp-michal')
  await remove()
  await expect(editor.page.getByText('עדיין מפנים לכאן').first()).toBeVisible()
  // Nobody is asked about what can't be done.
  expect(questions).toEqual([])
  expect(existsSync(join(site.root, 'src/content/testimonials/camp-michal.yaml'))).toBe(true)
  // To where it is shown, at the very field.
  await editor.page.locator('.win-ways button').first().click()
  await expect(editor.page).not.toHaveURL(/testimonials/)
  await expect(editor.page.locator('.win-ways')).toBeEmpty()
  await editor.open('testimonials/entries/camp-dana-2')
  const name = await editor.field('שם').locator('textarea').inputValue()
  await remove()
  await expect.poll(() => existsSync(join(site.root, 'src/content/testimonials/camp-dana-2.yaml'))).toBe(false)
  expect(questions.join('\n')).toContain(name)
})

test('before the only article of a subject goes, the question says so', async ({ editor, site }) => {
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

test('what is new and goes in the list of changes, while its form is open, leads back to its kind', async ({ editor, site }) => {
  const file = join(site.root, 'src/content/testimonials/passing.yaml')
  writeFileSync(file, site.text('src/content/testimonials/camp-michal.yaml').replace(/^name: .*$/m, 'name: "רק לרגע"'))
  await editor.open('testimonials/entries/passing')
  const dialog = await editor.openPublishing()
  await dialog.getByRole('listitem').filter({ hasText: 'רק לרגע' }).getByRole('button', { name: 'מחיקה' }).click()
  await editor.page.waitForURL(/#\/collections\/testimonials$/)
  expect(existsSync(file)).toBe(false)
})

test('what is new goes in the list of changes, also beside the form of something that can’t go', async ({ editor, site }) => {
  const file = join(site.root, 'src/content/testimonials/passing.yaml')
  writeFileSync(file, site.text('src/content/testimonials/camp-michal.yaml').replace(/^name: .*$/m, 'name: "רק לרגע"'))
  await editor.open('testimonials/entries/camp-michal')
  await expect(editor.field('מה נאמר')).toBeVisible()
  const dialog = await editor.openPublishing()
  await dialog.getByRole('listitem').filter({ hasText: 'רק לרגע' }).getByRole('button', { name: 'מחיקה' }).click()
  await expect.poll(() => existsSync(file)).toBe(false)
})
