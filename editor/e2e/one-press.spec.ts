import { expect, test } from './editor-test.ts'

test('one press saves, with the mouse, with the keyboard and by its usual keys, and leaves no menu open', async ({ editor, site }) => {
  const file = 'src/content/testimonials/english-keren.yaml'
  await editor.open('testimonials/entries/english-keren')
  const save = editor.page.getByRole('button', { name: 'שמירה', exact: true })
  for (const [text, press] of [
    ['נשמר בלחיצה.', () => save.click()],
    ['נשמר במקלדת.', () => save.press('Enter')],
    ['נשמר בקיצור.', () => editor.page.keyboard.press('ControlOrMeta+s')],
  ] as const) {
    await editor.write('מה נאמר', text)
    await press()
    await expect(editor.page.getByText('הכול נשמר')).toBeVisible()
    expect(site.text(file)).toContain(text)
    await expect(editor.page.getByRole('menu')).toHaveCount(0)
  }
})
