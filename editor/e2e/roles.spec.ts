import { expect, test } from './editor-test.ts'

test('the owner adds a role; a job can look for it once the editor has started again', async ({ editor, site }) => {
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

test('a role of the specification stays, and so does one that a job looks for', async ({ editor, site }) => {
  const before = site.text('src/content/roles/roles.json')
  await editor.open('roles/entries/roles')
  // The second is English, which jobs of the site look for.
  await editor.field('תפקידים').getByRole('button', { name: 'מחיקת הפריט' }).nth(1).click()
  await expect(editor.complaints.filter({ hasText: 'חייב להישאר' })).toBeVisible()
  await expect(editor.complaints.filter({ hasText: 'עוד בשימוש' })).toBeVisible()
  expect(site.text('src/content/roles/roles.json')).toBe(before)
})

test('details of the business go back from the history and from the list of changes; the editor starts again after each and says what happened', async ({
  editor,
  site,
}) => {
  const file = 'src/content/owner/facts.json'
  const { page } = editor
  const startsAgain = async (sentence: RegExp) => {
    const old = await page.evaluateHandle(() => window.document)
    await expect(page.getByRole('dialog').filter({ hasText: sentence })).toBeVisible()
    await expect.poll(() => old.evaluate((then) => then === window.document).catch(() => false)).toBe(false)
  }
  const change = async (phone: string) => {
    await editor.open('owner/entries/facts')
    await editor.write('טלפון', phone)
    await editor.press()
    await startsAgain(/^נשמר/)
    expect(site.text(file)).toContain(phone)
  }
  await change('050-1112223')
  await page.goto(`${site.url}/desk/history`)
  await page.getByRole('button', { name: 'להחזיר את מה שהיה' }).first().click()
  await startsAgain(/^הוחזר/)
  await expect(page.getByRole('status')).toContainText('הוחזר')
  await expect(page.getByRole('listitem').first()).toContainText('050-1112223')
  expect(site.text(file)).not.toContain('050-1112223')

  await change('050-3332221')
  await editor.open('camps')
  const waiting = await editor.openPublishing()
  await waiting.locator('li', { hasText: 'פרטי העסק' }).getByRole('button', { name: 'החזרה למה שפורסם' }).click()
  await startsAgain(/^הוחזר/)
  await expect(page.getByRole('link', { name: /אונליין/ }).first()).toBeVisible()
  expect(site.diff(file)).toEqual([])
})
