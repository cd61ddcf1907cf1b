import { expect, test } from './editor-test.ts'

const plain = 'מה מביאים\r\nמים, הרבה מים\r\n•\tמחשב נייד\r\n•\tמטען'
const html = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>
  <h2>מה
  מביאים</h2>
  <p class=MsoNormal>מים, <b>הרבה <span>מים</span></b></p>
  <p class=MsoListParagraph><span style='mso-list:Ignore'><b>•</b></span>מחשב <span style='font-weight:bold'>נייד</span></p>
  <p class=MsoListParagraph><span style='mso-list:Ignore'>•</span>מטען</p>
</body></html>`

test('headings, bold words and lists of Word stay what they are, and one step back takes the paste away', async ({ editor }) => {
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
  await expect(area).toHaveValue('## מה מביאים\n\nמים, **הרבה מים**\n\n- מחשב **נייד**\n- מטען')
  await area.press('Control+z')
  await expect(area).toHaveValue('')
})
