import { expect, test } from './editor-test.ts'

const plain = 'מה מביאים\r\nמים, הרבה מים\r\n•\tמחשב נייד\r\n•\tמטען, כמו בהנחיות'
const html = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>
  <h2>מה
  מביאים</h2>
  <p class=MsoNormal>מים, <b>הרבה <span>מים</span></b></p>
  <p class=MsoListParagraph><span style='mso-list:Ignore'><b>•</b></span>מחשב <span style='font-weight:bold'>נייד</span></p>
  <p class=MsoListParagraph><span style='mso-list:Ignore'>•</span>מטען, <b><a href="https://example.org/rules">כמו
  בהנחיות</a></b></p>
</body></html>`

test('headings, bold words, links and lists of Word stay what they are, and one step back takes the paste away', async ({ editor }) => {
  await editor.open('articles/new')
  const area = editor.field('הטקסט').locator('textarea')
  await area.focus()
  await area.evaluate(
    (element, [text, markup]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      clipboardData.setData('text/html', markup)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [plain, html] as const,
  )
  await expect(area).toHaveValue('## מה מביאים\n\nמים, **הרבה מים**\n\n- מחשב **נייד**\n- מטען, [כמו בהנחיות](https://example.org/rules)')
  await area.press('Control+z')
  await expect(area).toHaveValue('')
})

test('after a button for a heading or a list one types on, and Enter goes on with the list', async ({ editor }) => {
  await editor.open('articles/new')
  const text = editor.field('הטקסט')
  const area = text.locator('textarea')
  const press = async (name: string) => {
    await text.getByRole('button', { name, exact: true }).click()
    await expect(area).toBeFocused()
  }
  await area.focus()
  await press('כותרת')
  await editor.page.keyboard.type('מה מביאים')
  await editor.page.keyboard.press('Enter')
  await press('רשימה')
  await editor.page.keyboard.type('מים')
  for (const next of ['כובע', '']) {
    await editor.page.keyboard.press('Enter')
    await expect(area).toHaveValue(/\n- $/)
    await editor.page.keyboard.type(next)
  }
  await editor.page.keyboard.press('Enter')
  await expect(area).toHaveValue(/כובע\n\n$/)
  await editor.page.keyboard.type('בהצלחה')
  await expect(area).toHaveValue('## מה מביאים\n- מים\n- כובע\n\nבהצלחה')
})
