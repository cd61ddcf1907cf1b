import { expect, test } from './editor-test.ts'

test('shows the menus that contain a page, and adds it to several at once', async ({ editor, site }) => {
  const lines = () => site.text('src/content/menu/site.yaml').split('\n')
  const before = lines()
  await editor.open('drawn/entries/experiments')
  const inMenus = editor.note.filter({ hasText: 'איפה הוא מופיע' })
  await inMenus.getByRole('button').click()
  const dialog = editor.page.getByRole('dialog', { name: 'איפה העמוד מופיע בתפריטים' })
  const [bar, phone] = [dialog.getByLabel('הסרגל העליון'), dialog.getByLabel(/^התפריט בטלפון/).first()]
  for (const box of [bar, phone]) await box.check()
  await dialog.getByLabel('הכיתוב של הקישור החדש').fill('עיר משלכם')
  // Only the bar needs a tooltip text.
  await dialog.getByRole('button', { name: 'שמירת התפריטים' }).click()
  await expect(dialog.getByLabel('הסבר קצר לסרגל')).toBeFocused()
  await dialog.getByLabel('הסבר קצר לסרגל').fill('בונים עיר קוביות')
  await dialog.getByRole('button', { name: 'שמירת התפריטים' }).click()
  await expect(dialog).toBeHidden()
  await expect(inMenus).toContainText('העמוד בתפריטים: הסרגל העליון, התפריט בטלפון')
  expect(lines().filter((line) => !before.includes(line))).toEqual([
    '  - { label: עיר משלכם, to: /experiments, hint: בונים עיר קוביות }',
    '      - { label: עיר משלכם, to: /experiments }',
  ])
  await expect(editor.preview.getByRole('link', { name: 'עיר משלכם' }).first()).toBeAttached()

  await inMenus.getByRole('button').click()
  for (const box of [bar, phone]) await box.uncheck()
  await expect(dialog.getByLabel('הכיתוב של הקישור החדש')).toBeHidden()
  await dialog.getByRole('button', { name: 'שמירת התפריטים' }).click()
  await expect(dialog).toBeHidden()
  expect(lines()).toEqual(before)
})
