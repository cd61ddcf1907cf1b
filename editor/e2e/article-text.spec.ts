import { expect, test } from './editor-test.ts'

const plain = 'מה מביאים\r\nמים, הרבה מים\r\n•\tמחשב נייד\r\n•\tמטען, כמו בהנחיות'
const html = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>
  <h2>מה
  מביאים</h2>
  <p class=MsoNormal>מים, <b>הרבה <span>מים</span></b></p>
  <p class=MsoListParagraph><span style='mso-list:Ignore'><b>•</b></span>מחשב <span style='font-weight:bold'>נייד</span></p>
  <p class=MsoListParagraph><span style='mso-list:Ignore'>•</span>מטען, <b><a href="https://example.org/rules">כמו
  בהנחיות</a></b></p>
  <table class=MsoTableGrid><tr><td><p>יום</p></td><td><p>שעה</p></td></tr><tr><td><p>ראשון</p></td><td><p>08:00</p></td></tr></table>
</body></html>`

test('keeps headings, bold text, links and lists when pasting from Word, and undoes the paste in one step', async ({ editor }) => {
  await editor.open('articles/new')
  await editor.pasteArticle(plain, html)
  const { article } = editor
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('מה מביאים')
  await expect(article.locator('strong')).toHaveText(['הרבה מים', 'נייד', 'כמו בהנחיות'])
  await expect(article.getByRole('listitem')).toHaveText(['מחשב נייד', 'מטען, כמו בהנחיות'])
  await expect(article.getByRole('link')).toHaveAttribute('href', 'https://example.org/rules')
  await expect(article.getByRole('columnheader')).toHaveText(['יום', 'שעה'])
  await expect(article.getByRole('cell')).toHaveText(['ראשון', '08:00'])
  await editor.page.keyboard.press('ControlOrMeta+z')
  await expect(article).toHaveText('')
})

test('pastes from a document or a web page without colours and pictures, and with a lower heading level', async ({ editor, site }) => {
  await editor.open('articles/new')
  await editor.pasteArticle(
    'x',
    `<h1 style="color:red">פתיחה</h1><p><a href="${new URL(site.url).origin}/win-ai?topic=ai-staff#levels">לעמוד</a> שלום <b>לכולם</b>, <i>בנטייה</i><img src="https://example.org/a.png"></p><table><tr><th>א</th></tr><tr><td><p>1</p></td></tr></table>`,
  )
  const { article } = editor
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('פתיחה')
  await expect(article.locator('strong')).toHaveText('לכולם')
  await expect(article.getByRole('cell', { name: '1' })).toBeVisible()
  // The site shows no slanted letters.
  await expect(article).toContainText('בנטייה')
  await expect(article.locator('img[src], [style], em, i')).toHaveCount(0)
  // A link to the site becomes relative, without this machine's host.
  await expect(article.getByRole('link')).toHaveAttribute('href', '/win-ai?topic=ai-staff#levels')
})

test('keeps typing after a toolbar button, continues a list on Enter, and shows which formats are active', async ({ editor }) => {
  await editor.open('articles/new')
  const { article } = editor
  const { keyboard } = editor.page
  const button = (name: string) => editor.field('הטקסט').getByRole('toolbar').getByRole('button', { name, exact: true })
  const press = async (name: string) => {
    await button(name).click()
    await expect(article).toBeFocused()
    await expect(button(name)).toHaveAttribute('aria-pressed', 'true')
  }
  await article.click()
  await press('כותרת')
  await keyboard.type('מה מביאים')
  await keyboard.press('Enter')
  await press('רשימה')
  await keyboard.type('מים')
  await keyboard.press('Enter')
  await press('הדגשה')
  await keyboard.type('כובע')
  for (const _ of ['an empty item', 'the end of the list']) await keyboard.press('Enter')
  await expect(button('רשימה')).toHaveAttribute('aria-pressed', 'false')
  await keyboard.type('בהצלחה')
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('מה מביאים')
  await expect(article.getByRole('listitem')).toHaveText(['מים', 'כובע'])
  await expect(article.locator('li strong')).toHaveText('כובע')
  await expect(article.locator('> p').last()).toHaveText('בהצלחה')
  await press('ציטוט')
  await button('ציטוט').click()
  await expect(article.locator('blockquote')).toHaveCount(0)
})

test('previews a new article block by block while typing; a link excludes the spaces around its text', async ({ editor }) => {
  await editor.open('articles/new')
  const { article, preview, page } = editor
  await editor.title('גן ירוק')
  await article.click()
  await page.keyboard.type('פסקה ראשונה על הגן.')
  const shown = preview.locator('main p', { hasText: 'פסקה ראשונה על הגן.' })
  await expect(shown.first()).toBeAttached()
  await page.keyboard.press('Enter')
  await page.keyboard.type('## ')
  await page.keyboard.type('מה מביאים')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ועוד מים לכולם.')
  await expect(preview.locator('main h2', { hasText: 'מה מביאים' })).toBeAttached()
  await expect(preview.locator('main p', { hasText: 'ועוד מים לכולם.' })).toHaveText('ועוד מים לכולם.')
  await expect(shown).toHaveText(['פסקה ראשונה על הגן.'])
  for (const _ of ' לכולם.') await page.keyboard.press('Shift+ArrowRight')
  await editor.field('הטקסט').getByRole('toolbar').getByRole('button', { name: 'קישור', exact: true }).click()
  await page.getByRole('button', { name: 'להוסיף את הקישור' }).click()
  await expect(article.getByRole('link')).toHaveText('לכולם.')
  await expect(article.locator('> p').last()).toHaveText('ועוד מים לכולם.')
})

test('changes only the edited line in the file of a long article, and adds a table row on Enter', async ({ editor, site }) => {
  const file = 'src/content/articles/english-learning-with-minecraft.md'
  const earlier = site.diff(file)
  await editor.open('articles/entries/english-learning-with-minecraft')
  const { article } = editor
  await article.locator('> p').first().click()
  await editor.page.keyboard.press('End')
  await editor.page.keyboard.type(' ועוד מילה.')
  await editor.save()
  const lines = site.diff(file).filter((line) => !earlier.includes(line))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(' ועוד מילה.')
  const table = article.getByRole('table').first()
  const rows = await table.getByRole('row').count()
  await table.getByRole('cell').last().click()
  await editor.page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(rows + 1)
  await editor.page.keyboard.press('Backspace')
  await expect(table.getByRole('row')).toHaveCount(rows)
})

test('creates a table with two columns, adds and removes columns, and writes it as a Markdown table', async ({ editor, site }) => {
  await editor.open('articles/entries/gamification-in-the-classroom')
  const { article } = editor
  const button = (name: string) => editor.field('הטקסט').getByRole('toolbar').getByRole('button', { name, exact: true })
  await article.locator('> p').first().click()
  await button('טבלה').click()
  const table = article.getByRole('table').first()
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await editor.page.keyboard.type('מה')
  await button('עמודה נוספת').click()
  await expect(table.getByRole('cell')).toHaveCount(3)
  await button('הסרת העמודה').click()
  await expect(table.getByRole('columnheader')).toHaveText(['', ''])
  await table.getByRole('columnheader').first().click()
  for (const words of ['מה', 'כמה', 'כדורים', '12']) {
    await editor.page.keyboard.type(words)
    await editor.page.keyboard.press('Tab')
  }
  // Tab in the last cell adds a row; Tab in an empty last row leaves the table, and further input is normal text.
  await expect(table.getByRole('row')).toHaveCount(3)
  for (const _ of ['the second cell', 'out of the table']) await editor.page.keyboard.press('Tab')
  await expect(table.getByRole('cell')).toHaveText(['כדורים', '12'])
  await editor.page.keyboard.type('אחרי הטבלה')
  await expect(article.locator('> p', { hasText: 'אחרי הטבלה' })).toHaveCount(1)
  await editor.page.keyboard.press('Tab')
  await expect(article).not.toBeFocused()
  await table.getByRole('cell').last().click()
  for (const _ of ['a row', 'an empty one is left']) await editor.page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(button('טבלה')).toBeVisible()
  await table.getByRole('cell').last().click()
  await button('שורה נוספת').click()
  await expect(table.getByRole('row')).toHaveCount(3)
  await button('הסרת השורה').click()
  await expect(table.getByRole('cell')).toHaveText(['כדורים', '12'])
  await editor.save()
  expect(site.diff('src/content/articles/gamification-in-the-classroom.md')).toEqual(
    expect.arrayContaining(['+| מה | כמה |', '+| --- | --- |']),
  )
})

test('moves the cursor to a heading pressed in the preview, and selects what a complaint names', async ({ editor }) => {
  await editor.open('articles/entries/english-learning-with-minecraft')
  const { article, page } = editor
  const last = article.getByRole('heading', { level: 2 }).last()
  const title = (await last.textContent()) ?? ''
  const shown = editor.preview.getByRole('heading', { level: 2, name: title, exact: true }).first()
  await expect(shown).toBeAttached()
  // The listener is attached once the page is read.
  await expect(async () => {
    await shown.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    await expect(article).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await expect(last).toBeInViewport()
  await page.keyboard.type('עוד ')
  await expect(last).toHaveText(`עוד ${title}`)
  await editor.pasteArticle('פתיחה.\n\n## המשך\n\nשלום 😀 לכולם, [לפרטים](/no-such-page).')
  for (const [complaint, selected] of [
    ['😀', '😀'],
    ['/no-such-page', 'לפרטים'],
  ] as const) {
    await editor.complaints.filter({ hasText: complaint }).first().click()
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(selected)
  }
})

test('keeps the cursor clear of the status bar and the toolbar, and scrolls the preview along', async ({ editor, site }) => {
  await editor.open('articles/entries/ai-integration-in-classroom')
  const { article, page, preview } = editor
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  // Smallest distance of the cursor to the status bar below and to the toolbar above.
  const room = () =>
    page.evaluate(() => {
      const cursor = window.getSelection()?.getRangeAt(0).getBoundingClientRect()
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return Math.min(
        (edge('.win-status-bar')?.top ?? 0) - (cursor?.bottom ?? 0),
        (cursor?.top ?? 0) - (edge('.win-sticky-toolbar')?.bottom ?? 0),
      )
    })
  await article.locator('> p').last().click()
  for (let line = 0; line < 25; line++) {
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type(`שורה חדשה מספר ${line}`)
    expect(await room(), `line ${line}`).toBeGreaterThan(0)
  }
  await expect(preview.getByText('שורה חדשה מספר 24')).toBeInViewport()
  expect(site.text('src/content/articles/ai-integration-in-classroom.md')).not.toContain('שורה חדשה')
})
