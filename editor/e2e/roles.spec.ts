import { expect, test } from './editor-test.ts'

test('adds a role, which jobs can use after the editor restarts', async ({ editor, site }) => {
  const file = 'src/content/roles/roles.json'
  await editor.open('roles/entries/roles')
  const list = await editor.newItem('תפקידים')
  await list.getByLabel('שם באנגלית').last().fill('robotics')
  await list.getByLabel('כיתוב').last().fill('רובוטיקה')
  await expect(editor.complaints).toHaveCount(0)
  await editor.press()
  await expect(editor.page.getByRole('dialog')).toContainText('העורך נפתח שוב')
  await expect.poll(() => site.text(file)).toContain('"label": "רובוטיקה"')
  await expect(async () => {
    await editor.open('jobs/new')
    await editor.field('התפקיד בטופס').locator('select').selectOption({ label: 'רובוטיקה' }, { timeout: 60_000 })
  }).toPass()
})

test('refuses to remove a role that the specification requires or that a job uses', async ({ editor, site }) => {
  const before = site.text('src/content/roles/roles.json')
  await editor.open('roles/entries/roles')
  // The second role is English, which existing jobs use.
  await editor.field('תפקידים').getByRole('button', { name: 'מחיקת הפריט' }).nth(1).click()
  await expect(editor.complaints.filter({ hasText: 'חייב להישאר' })).toBeVisible()
  await expect(editor.complaints.filter({ hasText: 'עוד בשימוש' })).toBeVisible()
  expect(site.text('src/content/roles/roles.json')).toBe(before)
})

test('reverts business details from the history and from the list of changes; the editor restarts each time and says what happened', async ({
  editor,
  site,
}) => {
  const file = 'src/content/owner/facts.json'
  const { page } = editor
  const expectRestart = async (sentence: RegExp) => {
    const old = await page.evaluateHandle(() => window.document)
    await expect(page.getByRole('dialog').filter({ hasText: sentence })).toBeVisible()
    await expect.poll(() => old.evaluate((then) => then === window.document).catch(() => false)).toBe(false)
  }
  const change = async (phone: string) => {
    await editor.open('owner/entries/facts')
    await editor.write('טלפון', phone)
    await editor.press()
    await expectRestart(/^נשמר/)
    expect(site.text(file)).toContain(phone)
  }
  await change('050-1112223')
  await page.goto(`${site.url}/screens/history`)
  await page.getByRole('button', { name: 'להחזיר את מה שהיה' }).first().click()
  await expectRestart(/^הוחזר/)
  await expect(page.getByRole('status')).toContainText('הוחזר')
  await expect(page.getByRole('listitem').first()).toContainText('050-1112223')
  expect(site.text(file)).not.toContain('050-1112223')

  await change('050-3332221')
  await editor.open('camps')
  const waiting = await editor.openPublishing()
  await waiting.locator('li', { hasText: 'פרטי העסק' }).getByRole('button', { name: 'החזרה למה שפורסם' }).click()
  await expectRestart(/^הוחזר/)
  await expect(page.getByRole('link', { name: /אונליין/ }).first()).toBeVisible()
  expect(site.diff(file)).toEqual([])
})
