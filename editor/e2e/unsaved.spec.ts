import type { Request } from '@playwright/test'
import type { EditorPage } from './editor-page.ts'
import { expect, test } from './editor-test.ts'

async function isStored(editor: EditorPage, words: string): Promise<boolean> {
  return [...(await editor.stored()).values()].some((text) => text.includes(words))
}

test.beforeEach(({ editor }) => {
  editor.takesUnsaved = true
})

test.afterEach(({ editor }) => {
  editor.takesUnsaved = false
})

test('restores unsaved input after the page was closed, so that it can be saved', async ({ editor, site }) => {
  await editor.open('camps/entries/passover')
  await editor.write('תשלומים', '7')
  await expect.poll(() => isStored(editor, '"instalments": 7')).toBe(true)
  // The saved entry arrives after the backup and must not replace it.
  const saved = editor.page.waitForResponse((answer) => answer.request().postData()?.includes('"getEntry"') ?? false)
  await editor.page.reload()
  await (await saved).finished()
  await expect(editor.field('תשלומים').locator('input')).toHaveValue('7')
  await expect(editor.page.getByText('יש שינויים שלא נשמרו')).toBeVisible()
  await editor.save()
  expect(site.diff('src/content/camps/passover.yaml').join()).toContain('instalments: 7')
})

test('backs up while the owner types without a pause', async ({ editor }) => {
  await editor.open('testimonials/new')
  await editor.field('מה נאמר').locator('textarea').focus()
  let isTyping = true
  const typing = editor.page.keyboard.type('מילה '.repeat(40), { delay: 60 }).then(() => {
    isTyping = false
  })
  await expect.poll(() => isStored(editor, 'מילה מילה מילה')).toBe(true)
  expect(isTyping).toBe(true)
  await typing
})

test('restores unsaved input of a new entry', async ({ editor, site }) => {
  await editor.open('testimonials/new')
  await editor.write('מה נאמר', 'חזר הביתה עם רעיון חדש.')
  await editor.write('שם', 'נועה בר')
  await editor.write('מי זה', 'אימא לתלמידה בכיתה ה׳')
  await expect.poll(() => isStored(editor, 'אימא לתלמידה')).toBe(true)
  await editor.page.reload()
  await expect(editor.field('מה נאמר').locator('textarea')).toHaveValue('חזר הביתה עם רעיון חדש.')
  await editor.save()
  expect(site.text('src/content/testimonials/noa-ber.yaml')).toContain('name: נועה בר')
})

test('reports unsaved changes when the original value is typed back after a save', async ({ editor, site }) => {
  const file = 'src/content/camps/passover.yaml'
  const [before = ''] = /(?<=instalments: )\d+/.exec(site.text(file)) ?? []
  await editor.open('camps/entries/passover')
  await editor.write('תשלומים', '6')
  await editor.save()
  await editor.write('תשלומים', before)
  await expect(editor.page.getByText('יש שינויים שלא נשמרו')).toBeVisible()
  await editor.save()
  expect(site.text(file)).toContain(`instalments: ${before}`)
})

test('does not offer input that was changed back', async ({ editor }) => {
  // Delays the collection's list, which Decap requests next to the form, until the form is open.
  const isOpen = Promise.withResolvers<void>()
  const isList = (request: Request) => request.postData()?.includes('entriesByFolder') ?? false
  await editor.page.route('**/admin/api', async (route, request) => {
    if (isList(request)) await isOpen.promise
    await route.continue()
  })
  const list = editor.page.waitForResponse((response) => isList(response.request()))
  await editor.open('jobs/entries/digital')
  const title = editor.field('כותרת').locator('textarea')
  const before = await title.inputValue()
  isOpen.resolve()
  await list
  await editor.page.unroute('**/admin/api')
  await title.fill('טעות')
  await expect.poll(() => isStored(editor, 'טעות')).toBe(true)
  await title.fill(before)
  // Decap also backs up the restored text, shortly before the backup is removed.
  await expect.poll(async () => (await editor.stored()).has('backup.jobs.digital')).toBe(false)
  await editor.page.reload()
  await expect(title).toHaveValue(before)
  await expect(editor.page.getByText('הכול נשמר')).toBeVisible()
})

test('asks before leaving unsaved changes, also in an entry that was new when its form was opened', async ({ editor }) => {
  await editor.open('testimonials/new')
  await editor.write('מה נאמר', 'בא לבד, חזר עם חברים.')
  await editor.write('שם', 'רות לוי')
  await editor.write('מי זה', 'אימא לתלמיד בכיתה ב׳')
  await editor.save()
  await editor.write('מי זה', 'אימא לתלמיד בכיתה ג׳')
  await expect(editor.page.getByText('יש שינויים שלא נשמרו')).toBeVisible()
  const questionsAsked = await editor.page.evaluateHandle(() => {
    const questions: string[] = []
    window.confirm = (question = '') => questions.push(question) < 0
    return questions
  })
  await editor.page.locator('[class*="ToolbarContainer"] a').first().click()
  expect(await questionsAsked.jsonValue()).toEqual([expect.stringContaining('מה שהוקלד יימחק')])
  await expect(editor.field('מי זה').locator('textarea')).toHaveValue('אימא לתלמיד בכיתה ג׳')
})

test('keeps a half-typed hour in view, and neither saves nor leaves the form until it is completed or emptied', async ({
  editor,
  site,
}) => {
  const { page } = editor
  const problem = page.getByText('השעה לא הושלמה. השלימו אותה, או מחקו אותה.', { exact: true })
  await editor.open('camps/entries/online')
  const from = editor.field('משעה').locator('input')
  await expect(page.getByText('הכול תקין', { exact: true })).toBeVisible()
  await from.focus()
  await page.keyboard.press('Backspace')
  await editor.field('עד שעה').locator('input').focus()
  await expect(problem).toBeVisible()
  await expect(editor.complaints).toHaveText([/^משעה: השעה לא הושלמה/])
  await editor.press()
  await expect(page.getByText('יש שינויים שלא נשמרו')).toBeVisible()
  expect(site.diff('src/content/camps/online.yaml').join()).not.toContain('hours')
  expect(await from.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true)
  await editor.complaints.click()
  await expect(from).toBeFocused()
  await page.keyboard.type('0930')
  await expect(problem).toHaveCount(0)
  await editor.save()
  expect(site.diff('src/content/camps/online.yaml').join()).toContain('09:30')

  // Nothing has changed for Decap yet, which therefore would not ask.
  const day = editor.field('מופיע מיום').locator('input')
  await day.focus()
  await page.keyboard.type('1')
  await day.blur()
  await expect(editor.complaints).toHaveText([/התאריך לא הושלם/])
  const questionsAsked = await page.evaluateHandle(() => {
    const questions: string[] = []
    window.confirm = (question = '') => questions.push(question) < 0
    return questions
  })
  await page.locator('[class*="ToolbarContainer"] a').first().click()
  expect(await questionsAsked.jsonValue()).toHaveLength(1)
  await day.focus()
  await page.keyboard.press('Backspace')
  await expect(editor.complaints).toHaveCount(0)
})

test('keeps the scroll position and the open items when a removed item is restored', async ({ editor }) => {
  const { page } = editor
  await editor.open('menu/entries/site')
  const bar = editor.field('הסרגל העליון')
  const toggles = bar.getByRole('button', { name: 'פתיחה או סגירה של הפריט' })
  await toggles.last().click()
  const opened = editor.field('כיתוב', bar)
  await expect(opened).toBeInViewport()
  await bar.getByRole('button', { name: 'מחיקת הפריט' }).first().click()
  await page.getByRole('button', { name: 'החזרה', exact: true }).click()
  await expect(page.getByRole('button', { name: 'החזרה', exact: true })).toBeHidden()
  await expect(opened).toBeInViewport()
})
