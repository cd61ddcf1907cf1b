import { expect, test } from './editor-test.ts'

test('one press saves, with the mouse and with the keyboard, and leaves no menu open', async ({ editor, site }) => {
  const file = 'src/content/testimonials/english-keren.yaml'
  await editor.open('testimonials/entries/english-keren')
  const save = editor.page.getByRole('button', { name: 'שמירה', exact: true })
  for (const [text, press] of [
    ['נשמר בלחיצה.', () => save.click()],
    ['נשמר במקלדת.', () => save.press('Enter')],
  ] as const) {
    await editor.write('מה נאמר', text)
    await press()
    await expect(editor.page.getByText('הכול נשמר')).toBeVisible()
    expect(site.text(file)).toContain(text)
    await expect(editor.page.getByRole('menu')).toHaveCount(0)
  }
})
