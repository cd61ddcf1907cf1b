import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './editor-test.ts'

const camp = 'src/content/camps/summer-2027.yaml'

test('keeps a field that somebody else saved meanwhile, and says so', async ({ editor, site }) => {
  await editor.open('camps/entries/summer-2027')
  const file = join(site.root, camp)
  const before = readFileSync(file, 'utf8')
  await editor.title('מחנה קיץ אחר')
  writeFileSync(file, before.replace(/^groups: .*$/m, 'groups: "בקבוצות של שישה"'))
  await editor.press()
  await expect(editor.page.locator('.win-status-message')).toContainText('מישהו אחר שינה בינתיים')
  expect(site.text(camp)).toContain('בקבוצות של שישה')
  expect(site.text(camp)).toContain('מחנה קיץ אחר')
})

test('asks which version to keep if both changed the same field', async ({ editor, site }) => {
  await editor.open('camps/entries/summer-2027')
  await editor.title('השם שלי')
  await expect.poll(async () => (await editor.stored()).has('backup.camps.summer-2027')).toBe(true)
  const file = join(site.root, camp)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: "השם של מישהו אחר"'))
  await editor.press()
  const dialog = editor.page.getByRole('dialog')
  await expect(dialog).toContainText('השם שלי')
  await dialog.getByText('השם של מישהו אחר').click()
  await dialog.getByRole('button', { name: 'שמירה לפי הבחירה' }).click()
  await expect(editor.page.locator('.win-status-message')).toContainText('נשמר לפי הבחירה')
  expect(site.text(camp)).toContain('title: "השם של מישהו אחר"')
  await expect(editor.page.locator('textarea').filter({ hasText: 'השם של מישהו אחר' }).first()).toBeVisible()
  // The title that was not chosen is not offered as unsaved input.
  expect((await editor.stored()).has('backup.camps.summer-2027')).toBe(false)
})
