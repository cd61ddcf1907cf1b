import { expect, test } from './editor-test.ts'

test('saves with one press by mouse, keyboard and shortcut, and leaves no menu open', async ({ editor, site }) => {
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

test('waits for the suggested address if save is pressed before it arrives', async ({ editor, site }) => {
  await editor.open('testimonials/new')
  await editor.write('מה נאמר', 'נשמר לפני שהגיעה הכתובת.')
  await editor.write('מי זה', 'אבא לתלמידה בכיתה ב׳')
  let answer = () => {}
  const pressed = new Promise<void>((done) => {
    answer = done
  })
  const suggestions = /\/address\?/
  await editor.page.route(suggestions, (route) => pressed.then(() => route.continue()))
  const request = editor.page.waitForRequest(suggestions)
  await editor.write('שם', 'דן ברק')
  await editor.press()
  await request
  answer()
  await editor.page.waitForURL(/entries\/dan-berek/)
  await expect(editor.page.getByText('הכול נשמר')).toBeVisible()
  expect(site.text('src/content/testimonials/dan-berek.yaml')).toContain('נשמר לפני שהגיעה הכתובת.')
  await editor.page.unroute(suggestions)
})
