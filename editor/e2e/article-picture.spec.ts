import sharp from 'sharp'
import { expect, test } from './editor-test.ts'

const article = 'src/content/articles/english-learning-with-minecraft.md'

test('a picture comes between the paragraphs of an article by a button, with what is seen on it and a caption', async ({
  editor,
  site,
}) => {
  await editor.open('articles/entries/english-learning-with-minecraft')
  const text = editor.field('הטקסט')
  await text.getByRole('toolbar').getByRole('button', { name: 'תמונה', exact: true }).click()
  const panel = text.getByRole('group', { name: 'תמונה', exact: true })
  const add = panel.getByRole('button', { name: 'להוסיף אחרי הפסקה' })
  await add.click()
  await expect(panel.getByRole('alert')).toContainText('קודם בוחרים תמונה')
  await panel.getByLabel('מדף').selectOption('jobs')
  await panel.getByRole('button', { name: 'jobs/java-android.webp', exact: true }).click()
  await add.click()
  await expect(panel.getByRole('alert')).toContainText('מה רואים בתמונה')
  await panel.getByLabel('מה רואים בתמונה').fill('מדריכה ליד תלמיד')
  await panel.getByLabel('כיתוב מתחת לתמונה').fill('שיעור ראשון')
  await add.click()
  const figure = editor.preview.getByRole('figure').filter({ has: editor.page.getByRole('img', { name: 'מדריכה ליד תלמיד' }) })
  await expect(editor.preview.getByText('שיעור ראשון')).toBeAttached()
  await editor.save()
  expect(site.diff(article)).toContain('+![מדריכה ליד תלמיד](../../assets/pictures/jobs/java-android.webp "שיעור ראשון")')
  await expect(figure.locator('source')).toHaveAttribute('srcset', / 400w.* 1480w/)
  // It is changed, and goes, where it is pressed.
  await editor.article.locator('figure').filter({ hasText: 'שיעור ראשון' }).click()
  await panel.getByLabel('כיתוב מתחת לתמונה').fill('שיעור שני')
  await panel.getByRole('button', { name: 'לעדכן את התמונה' }).click()
  await expect(editor.article.locator('figure').filter({ hasText: 'שיעור שני' })).toBeVisible()
  await editor.article.locator('figure').filter({ hasText: 'שיעור שני' }).click()
  await panel.getByRole('button', { name: 'להסיר את התמונה' }).click()
  await expect(editor.article.locator('figure').filter({ hasText: 'שיעור שני' })).toHaveCount(0)
})

test('a picture of a text without a description, or without a file, is refused at the field', async ({ editor, site }) => {
  const before = site.text(article)
  await editor.open('articles/entries/english-learning-with-minecraft')
  await editor.pasteArticle('פתיחה\n\n![](../../assets/pictures/blog/lost.webp)\n')
  await expect(editor.complaints.filter({ hasText: 'חסר תיאור' })).toBeVisible()
  await expect(editor.complaints.filter({ hasText: 'אין תמונה כזו' })).toBeVisible()
  expect(site.text(article)).toBe(before)
})

test('what the site will cut off a tall picture is shown before it is saved', async ({ editor }) => {
  const photo = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#27a' } })
    .jpeg()
    .toBuffer()
  await editor.open('articles/entries/english-learning-with-minecraft')
  const cover = editor.field('תמונת השער')
  await expect(cover.getByRole('button', { name: 'החלפת התמונה' }).first()).toBeVisible()
  await expect(cover).not.toContainText('לא ייראו')
  await cover.getByRole('button', { name: 'החלפת התמונה' }).first().click()
  await cover.locator('input[type=file]').setInputFiles({ name: 'tall.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(cover).toContainText(/גבוהה מהמקום שלה.*72% ממנה, למעלה ולמטה, לא ייראו/)
  await expect(cover.locator('.win-crop img')).toHaveCount(2)
})
