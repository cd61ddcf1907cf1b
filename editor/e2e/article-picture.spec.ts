import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from './editor-test.ts'

const article = 'src/content/articles/english-learning-with-minecraft.md'

test('inserts a picture with a description and a caption between the paragraphs of an article', async ({ editor, site }) => {
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
  // Pressing it allows changing and removing it.
  await editor.article.locator('figure').filter({ hasText: 'שיעור ראשון' }).click()
  await panel.getByLabel('כיתוב מתחת לתמונה').fill('שיעור שני')
  await panel.getByRole('button', { name: 'לעדכן את התמונה' }).click()
  await expect(editor.article.locator('figure').filter({ hasText: 'שיעור שני' })).toBeVisible()
  // Two presses of the same place within half a second would count as a double click.
  await editor.article.getByRole('heading').first().click()
  await editor.article.locator('figure').filter({ hasText: 'שיעור שני' }).click()
  await panel.getByRole('button', { name: 'להסיר את התמונה' }).click()
  await expect(editor.article.locator('figure').filter({ hasText: 'שיעור שני' })).toHaveCount(0)
})

test('reports a picture in a text without a description or without a file at the field', async ({ editor, site }) => {
  const before = site.text(article)
  await editor.open('articles/entries/english-learning-with-minecraft')
  await editor.pasteArticle('פתיחה\n\n![](../../assets/pictures/blog/lost.webp)\n')
  await expect(editor.complaints.filter({ hasText: 'חסר תיאור' })).toBeVisible()
  await expect(editor.complaints.filter({ hasText: 'אין תמונה כזו' })).toBeVisible()
  expect(site.text(article)).toBe(before)
})

test('crops a tall picture by keyboard or pointer together with its dark-theme variant, and undoes it', async ({ editor, site }) => {
  const { page } = editor
  /** Red at the top, another colour below. */
  const photo = (below: string) =>
    sharp({ create: { width: 900, height: 1600, channels: 3, background: below } })
      .composite([{ input: { create: { width: 900, height: 600, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
      .jpeg()
      .toBuffer()
  await editor.open('articles/entries/english-learning-with-minecraft')
  const [cover, night] = [editor.field('התמונה'), editor.field('אותה תמונה בלילה')]
  await expect(cover.getByRole('button', { name: 'החלפת התמונה' })).toBeVisible()
  await expect(cover).not.toContainText('לא ייראו')
  for (const [field, name, below] of [
    [night, 'tall-night.jpg', '#003'],
    [cover, 'tall.jpg', '#00f'],
  ] as const) {
    await field.getByRole('button', { name: 'החלפת התמונה' }).click()
    await field.getByLabel('מדף').selectOption('blog')
    await field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo(below) })
    await expect(field.locator('input[type=file]')).toHaveCount(0)
  }
  await expect(cover).toContainText(/גבוהה מהמקום שלה.*72% ממנה, למעלה ולמטה, לא ייראו/)
  const [slider, frame] = [cover.getByRole('slider', { name: 'מיקום המסגרת' }), cover.locator('.win-crop-movable')]
  await slider.focus()
  await page.keyboard.press('ArrowDown')
  await expect(slider).toHaveAttribute('aria-valuetext', '55% מלמעלה')
  // Drag beyond the top.
  await frame.hover()
  await page.mouse.down()
  await page.mouse.move(0, 0, { steps: 3 })
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuetext', '0% מלמעלה')
  await cover.getByRole('button', { name: 'לחתוך כך' }).click()
  await expect(cover.getByRole('status').filter({ hasText: 'נחתך, יחד עם תמונת הלילה' })).toBeVisible()
  await editor.save()
  for (const name of ['blog/tall-cut.webp', 'blog/tall-night-cut.webp']) {
    expect(site.diff(article).join('\n')).toContain(`../../assets/pictures/${name}`)
    const file = sharp(join(site.root, 'src/assets/pictures', name))
    expect(await file.metadata()).toMatchObject({ width: 900, height: 600 })
    expect((await file.stats()).dominant).toEqual({ r: 248, g: 8, b: 8 })
  }
  await cover.getByRole('button', { name: 'חזרה לתמונה השלמה' }).click()
  await expect(cover.getByRole('button', { name: 'לחתוך כך' })).toBeVisible()
  await editor.save()
  expect(site.diff(article).join('\n')).toContain('../../assets/pictures/blog/tall.webp')
  expect(site.diff(article).join('\n')).toContain('../../assets/pictures/blog/tall-night.webp')
})

test('offers to crop a replaced picture to the ratio of the page’s original one, without a warning about lost parts', async ({
  editor,
  site,
}) => {
  const file = 'src/content/pages/win-english.yaml'
  const [, first = ''] = /picture:\n\s+src: \.\.\/\.\.\/(\S+)/.exec(site.text(file)) ?? []
  const { width = 1, height = 1 } = await sharp(join(site.root, 'src', first)).metadata()
  const tall = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer()
  await editor.open('drawn/entries/win-english')
  const group = editor.field('תמונה', await editor.opened('פתיחה'))
  await group.getByRole('button', { name: 'פתיחה', exact: true }).click()
  const picture = editor.field('התמונה', group)
  await picture.getByRole('button', { name: 'החלפת התמונה' }).click()
  await picture.locator('input[type=file]').setInputFiles({ name: 'tall.jpg', mimeType: 'image/jpeg', buffer: tall })
  await expect(picture).toContainText('העמוד מצויר לצורה ההיא')
  await expect(picture).not.toContainText('לא ייראו')
  await picture.getByRole('button', { name: 'לחתוך כך' }).click()
  await expect(picture.getByRole('status').filter({ hasText: 'נחתך' })).toBeVisible()
  await editor.save()
  const [, cut = ''] = /picture:\n\s+src: \.\.\/\.\.\/(\S+)/.exec(site.text(file)) ?? []
  const made = await sharp(join(site.root, 'src', cut)).metadata()
  expect(made.width / made.height).toBeCloseTo(width / height, 1)
  // Other tests compare the page with the published version.
  site.git('checkout', '--', file)
})
