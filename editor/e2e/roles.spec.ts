import { expect, test } from './editor-test.ts'

test('the owner adds a role; a job can look for it once the editor has started again', async ({ editor, site }) => {
  const file = 'src/content/roles/roles.json'
  await editor.open('roles/entries/roles')
  const list = await editor.newItem('תפקידים')
  await list.getByLabel('שם באנגלית').last().fill('robotics')
  await list.getByLabel('כיתוב').last().fill('רובוטיקה')
  await expect(editor.complaints).toHaveCount(0)
  await editor.press()
  await expect(editor.page.locator('.win-status')).toContainText('העורך נפתח שוב')
  await expect.poll(() => site.text(file)).toContain('"label": "רובוטיקה"')
  await expect(async () => {
    await editor.open('jobs/new')
    await editor.field('התפקיד בטופס').locator('select').selectOption({ label: 'רובוטיקה' }, { timeout: 60_000 })
  }).toPass()
})

test('a role of the specification stays, and so does one that a job looks for', async ({ editor, site }) => {
  const before = site.text('src/content/roles/roles.json')
  await editor.open('roles/entries/roles')
  // The second is English, which jobs of the site look for.
  await editor.field('תפקידים').getByRole('button', { name: 'מחיקת הפריט' }).nth(1).click()
  await expect(editor.complaints.filter({ hasText: 'חייב להישאר' })).toBeVisible()
  await expect(editor.complaints.filter({ hasText: 'עוד בשימוש' })).toBeVisible()
  expect(site.text('src/content/roles/roles.json')).toBe(before)
})
