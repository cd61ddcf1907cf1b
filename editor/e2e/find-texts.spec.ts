import { expect, test } from './editor-test.ts'

test('finds a text of the site by its words and goes to its field', async ({ editor, site }) => {
  const { page } = editor
  const { submit } = JSON.parse(site.text('src/content/interface/form-contact.json')) as { submit: string }
  await editor.open('camps')
  await page.getByPlaceholder('חיפוש טקסט באתר').fill(submit)
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'טופס יצירת קשר' }).getByRole('link', { name: submit, exact: true }).click()
  await expect(page.locator(':focus')).toHaveValue(submit)
  await expect(page).toHaveURL(/words-form-contact/)
})

test('searches while typing, and restores the results when going back', async ({ editor, site }) => {
  const { page } = editor
  const { submit } = JSON.parse(site.text('src/content/interface/form-contact.json')) as { submit: string }
  await page.goto(`${site.url}/screens/search`)
  const words = page.getByRole('searchbox')
  await words.fill('אין מילים כאלה באתר')
  await expect(page.getByRole('status')).toContainText('לא')
  await words.fill(submit)
  const found = page.getByRole('link', { name: submit, exact: true }).first()
  await found.click()
  await expect(page.locator(':focus')).toHaveValue(submit)
  await page.goBack()
  await expect(words).toHaveValue(submit)
  await expect(found).toBeVisible()
})

test('offers a link to the other form when a pressed text belongs to it', async ({ editor, site }) => {
  const { submit } = JSON.parse(site.text('src/content/interface/form-contact.json')) as { submit: string }
  await editor.open('drawn/entries/contact')
  const press = editor.preview.getByRole('button', { name: submit, exact: true }).first()
  const link = editor.page.frameLocator('iframe').getByRole('status').getByRole('button').first()
  // The listener is attached once the page is read.
  await expect(async () => {
    await press.dispatchEvent('click')
    await expect(link).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await link.click()
  await expect(editor.page.locator(':focus')).toHaveValue(submit)
})

test('transliterates an address typed in Hebrew', async ({ editor }) => {
  await editor.open('camps/new')
  const address = editor.field('הכתובת באתר').locator('input')
  await address.fill('מחנה רובוטיקה')
  await address.blur()
  await expect(address).toHaveValue('camp-robotics')
})

test('chooses the target of a link in an article from a list of pages', async ({ editor }) => {
  await editor.open('articles/entries/english-learning-with-minecraft')
  const text = editor.field('הטקסט')
  await editor.pasteArticle('דברו איתנו היום')
  await editor.page.keyboard.press('Home')
  for (const _ of 'דברו איתנו') await editor.page.keyboard.press('Shift+ArrowLeft')
  await text.getByRole('toolbar').getByRole('button', { name: 'קישור', exact: true }).click()
  const panel = text.getByRole('group', { name: 'קישור', exact: true })
  await panel.getByLabel('על אילו מילים לוחצים').fill('')
  await panel.getByRole('button', { name: 'להוסיף את הקישור' }).click()
  await expect(panel.getByRole('alert')).toBeVisible()
  await panel.getByLabel('על אילו מילים לוחצים').fill('דברו איתנו')
  await panel.getByLabel('לאן').selectOption('/contact')
  await panel.getByRole('button', { name: 'להוסיף את הקישור' }).click()
  const link = editor.article.getByRole('link')
  await expect(link).toHaveText('דברו איתנו')
  await expect(link).toHaveAttribute('href', '/contact')
  await expect(editor.article).toHaveText('דברו איתנו היום')
  await link.click()
  await expect(panel.getByLabel('לאן')).toHaveValue('/contact')
  await panel.getByRole('button', { name: 'להסיר את הקישור' }).click()
  await expect(link).toHaveCount(0)
})
