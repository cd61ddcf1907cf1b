import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { EditorPage } from './editor-page.ts'
import { expect, test } from './editor-test.ts'

test('goes from a pressed text to its field, previews typing, and saves a change of one line', async ({ editor, site }) => {
  const file = 'src/content/pages/win-english.yaml'
  await editor.open('drawn/entries/win-english')
  const heading = editor.preview.locator('h1')
  await expect(heading).toBeVisible({ timeout: 120_000 })
  const focused = editor.page.locator('textarea:focus')
  await expect(async () => {
    await heading.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    await expect(focused).toHaveValue(/./, { timeout: 1_000 })
  }).toPass()
  const before = await focused.inputValue()
  await focused.fill('אנגלית שבונים')
  // Immediately in the current page, then in the rebuilt one.
  await expect(heading).toHaveText('אנגלית שבונים')
  await editor.save()
  await expect(heading).toHaveText('אנגלית שבונים')
  expect(site.diff(file)).toEqual([`-  heading: ${JSON.stringify(before)}`, '+  heading: "אנגלית שבונים"'])
})

test('collapses the texts for search engines at the end, and expands them from the preview and from a complaint', async ({ editor }) => {
  await editor.open('drawn/entries/contact')
  const fold = editor.page.getByRole('button', { name: 'למנועי חיפוש ולשיתוף' })
  const isOpen = (is: boolean) => expect(fold).toHaveAttribute('aria-expanded', String(is))
  const title = editor.field('כותרת הלשונית').locator('textarea')
  await expect(editor.page.locator('[class*="ControlPaneContainer"] label').first()).toContainText('שם קצר')
  await isOpen(false)
  await expect(title).toHaveCount(0)
  // A text that the page shows and that no other field has.
  const line = editor.preview.locator('footer p').last()
  const text = await line.innerText()
  await fold.press('Enter')
  await title.fill(text)
  await fold.click()
  await expect(async () => {
    await line.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    await expect(title).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await isOpen(true)
  await title.fill('')
  await fold.click()
  await editor.complaints.filter({ hasText: 'כותרת' }).click()
  await expect(title).toBeFocused()
  // An error, unlike an empty field, marks the heading while it hides the field.
  await title.fill('ארוך '.repeat(30))
  await fold.click()
  await expect(editor.page.locator('[data-wrong]', { has: fold })).toBeVisible()
})

test('saves a camp’s price as a number, and shows the camp in view from the start', async ({ editor, site }) => {
  await editor.open('camps/entries/online')
  const [, title = ''] = /^title: "?(.*?)"?$/m.exec(site.text('src/content/camps/online.yaml')) ?? []
  await expect(editor.preview.getByRole('heading', { name: title }).first()).toBeInViewport()
  await editor.write('מחיר', '450')
  await editor.save()
  const [was, now] = site.diff('src/content/camps/online.yaml')
  expect(was).toMatch(/^-price: \d+$/)
  expect(now).toBe('+price: 450')
  // The list shows details that tell camps apart, and that this one has unpublished changes.
  await editor.open('camps')
  const card = editor.page.getByRole('link', { name: title })
  await expect(card).toContainText('450\u00a0₪')
  await expect(card).toContainText('שונה, עוד לא פורסם')
})

test('changes a menu entry in the page’s bar and one line of the file', async ({ editor, site }) => {
  await editor.open('menu/entries/site')
  const bar = editor.field('הסרגל העליון')
  await bar.getByRole('button', { name: 'פתיחה או סגירה של הפריט' }).first().click()
  await editor.write('כיתוב', 'בינה מלאכותית לכולם', bar)
  await expect(editor.preview.getByRole('link', { name: 'בינה מלאכותית לכולם' }).first()).toBeAttached()
  await editor.save()
  const [was = '', now, ...more] = site.diff('src/content/menu/site.yaml')
  expect(now).toBe(was.replace(/^-(.*label: )[^,]+/, '+$1בינה מלאכותית לכולם'))
  expect(more).toEqual([])
})

test('chooses a menu link from the site’s pages, and rejects duplicates', async ({ editor, site }) => {
  const before = site.text('src/content/menu/site.yaml')
  await editor.open('menu/entries/site')
  const bar = editor.field('הסרגל העליון')
  await bar.getByRole('button', { name: 'פתיחה או סגירה של הפריט' }).first().click()
  const pages = editor.field('לאן מוביל', bar).locator('select')
  await pages.selectOption('/win-english')
  await expect(editor.complaints).toContainText('מופיעה פעמיים')
  await pages.selectOption('/win-ai')
  await expect(editor.complaints).toHaveCount(0)
  expect(site.text('src/content/menu/site.yaml')).toBe(before)
})

test('reports an added empty item as missing, and allows removing it', async ({ editor }) => {
  await editor.open('menu/entries/site')
  const bar = await editor.newItem('הסרגל העליון')
  await expect(editor.complaints.filter({ hasText: 'כיתוב' })).toBeVisible()
  // Something is missing, but nothing is wrong yet.
  await expect(editor.page.locator('.win-status')).toContainText('נשאר')
  await expect(editor.page.locator('.win-status-bar')).not.toHaveClass(/win-wrong/)
  await bar.getByRole('button', { name: 'מחיקת הפריט' }).last().click()
  await expect(editor.complaints).toHaveCount(0)
})

test('offers to add an item only while the list has a place for it', async ({ editor }) => {
  await editor.open('drawn/entries/win-english')
  const parents = await editor.opened('המלצות')
  const list = parents.locator('[class*="ControlContainer"]', { has: editor.page.getByText('בדיוק 4 פריטים') }).last()
  const crosses = list.getByRole('button', { name: 'מחיקת הפריט' })
  const add = list.getByRole('button', { name: /^הוספת/ })
  await expect(crosses).toHaveCount(4)
  await expect(add).toHaveCount(0)
  await crosses.last().click()
  await expect(crosses).toHaveCount(3)
  await add.click()
  await expect(crosses).toHaveCount(4)
  await expect(add).toHaveCount(0)
})

/** The items of the menu's bar: their remove buttons, the first item and its label. */
async function itemsOfBar(editor: EditorPage) {
  await editor.open('menu/entries/site')
  const bar = editor.field('הסרגל העליון')
  const crosses = bar.getByRole('button', { name: 'מחיקת הפריט' })
  const first = bar.locator('[class*="SortableListItem"]').first()
  const label = await first.locator('textarea, input').first().inputValue()
  return { crosses, first, label, count: await crosses.count() }
}

test('asks before removing an item with content, and names it', async ({ editor }) => {
  const { page } = editor
  const { crosses, label, count } = await itemsOfBar(editor)
  await page.evaluate(() => {
    window.confirm = (question) => {
      document.title = question ?? ''
      return false
    }
  })
  await crosses.first().click()
  await expect(page).toHaveTitle(new RegExp(label))
  await expect(crosses).toHaveCount(count)
  await page.evaluate(() => {
    window.confirm = () => true
  })
  await crosses.first().click()
  await expect(crosses).toHaveCount(count - 1)
})

test('restores a removed item with one press, until something else is typed', async ({ editor }) => {
  const { page } = editor
  const { crosses, first, label, count } = await itemsOfBar(editor)
  const back = page.getByRole('button', { name: 'החזרה', exact: true })
  await crosses.first().click()
  await expect(page.getByText(`„${label}” נמחק.`)).toBeVisible()
  await expect(crosses).toHaveCount(count - 1)
  await back.click()
  await expect(crosses).toHaveCount(count)
  await expect(first.locator('textarea, input').first()).toHaveValue(label)
  await expect(back).toBeHidden()
  // Again, this time with typing after the removal.
  await crosses.first().click()
  await expect(back).toBeVisible()
  await first.getByRole('button', { name: 'פתיחה או סגירה של הפריט' }).click()
  await editor.write('כיתוב', 'אחר', first)
  await expect(back).toBeHidden()
  await expect(crosses).toHaveCount(count - 1)
})

test('restores a removed item also after unsaved input was declined', async ({ editor }) => {
  const { crosses, count } = await itemsOfBar(editor)
  await crosses.first().click()
  await expect.poll(async () => (await editor.stored()).has('backup.menu.site')).toBe(true)
  // The test's browser declines the offer of the unsaved input.
  const declined = editor.page.waitForEvent('dialog', (dialog) => dialog.message().startsWith('מה שהקלדתם כאן'))
  await editor.open('menu/entries/site')
  await declined
  await expect(crosses).toHaveCount(count)
  await crosses.first().click()
  await expect(crosses).toHaveCount(count - 1)
  await editor.page.getByRole('button', { name: 'החזרה', exact: true }).click()
  await expect(crosses).toHaveCount(count)
})

test('shows the result of publishing in the status bar if its dialog was closed', async ({ editor }) => {
  const { page } = editor
  await editor.open('camps/entries/online')
  await editor.write('מחיר', '455')
  const early = await editor.openPublishing()
  await expect(early).toContainText('שינויים שעוד לא נשמרו')
  await early.getByRole('button', { name: 'סגירה' }).click()
  await editor.save()
  const began = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  await page.route('**/admin/publish', async (route) => {
    began.resolve()
    await closed.promise
    await route.fulfill({ status: 502, json: { error: 'לא הצליחו להגיע לשרת' } })
  })
  const dialog = await editor.openPublishing()
  await expect(dialog).not.toContainText('שעוד לא נשמרו')
  await dialog.getByRole('button', { name: 'לפרסם עכשיו' }).click()
  await began.promise
  await dialog.getByRole('button', { name: 'סגירה' }).click()
  closed.resolve()
  await expect(page.locator('.win-status-message')).toHaveText('לא הצליחו להגיע לשרת')
  await page.unroute('**/admin/publish')
  // The dialog still has the reasons, and the status bar does not repeat them.
  await editor.openPublishing()
  await expect(dialog.getByRole('status')).toHaveText('לא הצליחו להגיע לשרת')
  await dialog.getByRole('button', { name: 'סגירה' }).click()
  await expect(dialog).toHaveCount(0)
})

test('opens the list of the collection for an entry that does not exist, and says why', async ({ editor }) => {
  for (const [list, entry] of [
    ['drawn', 'nothing'],
    ['camps', 'nothing'],
    ['camps', 'שלום'],
  ] as const) {
    await editor.open(`${list}/entries/${entry}`)
    await expect(editor.page).toHaveURL(new RegExp(`#/collections/${list}$`))
    await expect(editor.page.locator('.win-status-message')).toHaveText(/^אין פריט בכתובת שנפתחה/)
    await expect(editor.page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // „פרסום” of the history leads to the last form, which may be of an entry that was taken back.
  await editor.page.evaluate(() => sessionStorage.setItem('win-publishing-requested', 'yes'))
  await editor.open('camps/entries/nothing')
  await expect(editor.page).toHaveURL(/#\/collections\/camps$/)
  await expect(editor.page.getByRole('dialog').getByRole('heading', { name: 'פרסום השינויים' })).toBeVisible()
})

test('says what is wrong with a damaged file, and restores its last save', async ({ editor, site }) => {
  const { page } = editor
  const path = 'src/content/testimonials/camp-michal.yaml'
  await editor.open('testimonials/entries/camp-michal')
  await editor.write('מה נאמר', 'הילדים חזרו עם עיר שלמה ועם חברים.')
  await editor.save()
  const saved = site.text(path)
  writeFileSync(join(site.root, path), saved.replace(/^name: .*$/m, 'name: a: ['))
  await editor.open('testimonials/entries/camp-michal')
  const dialog = page.getByRole('dialog', { name: 'את זה אי אפשר לפתוח כרגע' })
  await expect(dialog).toContainText(/שורה \d+: [א-ת]/)
  await dialog.getByRole('button', { name: 'אל הרשימה' }).click()
  await expect(page).toHaveURL(/#\/collections\/testimonials$/)
  await editor.open('testimonials/entries/camp-michal')
  await dialog.getByRole('button', { name: 'החזרה לשמירה התקינה האחרונה' }).click()
  await expect(page.locator('.win-status-message')).toContainText('חזר לשמירה התקינה האחרונה')
  await expect(editor.field('מה נאמר').locator('textarea')).toHaveValue(/עיר שלמה/)
  expect(site.text(path)).toBe(saved)
})

test('does not save invalid values, and goes from the complaint to the field', async ({ editor, site }) => {
  const before = site.text('src/content/camps/online.yaml')
  await editor.open('camps/entries/online')
  await editor.write('תשלומים', '99')
  const complaint = editor.complaints.filter({ hasText: 'תשלומים' })
  await expect(complaint).toContainText('לכל היותר 12')
  await expect(editor.page.locator('[data-wrong]')).toHaveText(/תשלומים/)
  await complaint.click()
  await expect(editor.field('תשלומים').locator('input')).toBeFocused()
  await expect(editor.note.first()).toContainText('אחרי שמה שמסומן בטופס יתוקן')
  expect(site.text('src/content/camps/online.yaml')).toBe(before)
})

test('expands the way to a collapsed field or section when its complaint is pressed', async ({ editor }) => {
  const { page } = editor
  await editor.open('pages/new')
  await editor.write('הכתובת באתר', 'two-openings')
  for (const part of ['טקסט', 'פתיחה', 'פתיחה']) {
    await editor.field('חלקי העמוד').getByRole('button', { name: 'הוספת חלק' }).click()
    await page.getByRole('menuitem', { name: part, exact: true }).click()
  }
  const part = (place: number) => page.locator('[class*="SortableListItem"]').nth(place)
  const toggle = (place: number) => part(place).getByRole('button', { name: 'פתיחה או סגירה של הפריט' }).first()
  for (const place of [1, 2]) await toggle(place).click()
  await editor.complaints.filter({ hasText: 'פתיחה 1 › תמונה › התמונה' }).click()
  await expect(part(1).getByRole('button', { name: 'בחירת תמונה' }).first()).toBeFocused()
  await editor.complaints.filter({ hasText: 'בעמוד כבר יש' }).click()
  await expect(toggle(2)).toBeFocused()
  await expect(editor.field('כותרת', part(2))).toBeInViewport()
})

test('goes from a formatted number, day or time to its field', async ({ editor }) => {
  await editor.open('camps/entries/passover-2027')
  const card = editor.preview.locator('#passover-2027 [data-when~="open"]').first()
  const fact = card.locator('dd')
  for (const [shown, label] of [
    [card.locator('strong', { hasText: '₪' }), 'מחיר'],
    [fact.nth(0), 'היום הראשון'],
    [fact.nth(1), 'משעה'],
    [fact.nth(2), 'מכיתה'],
    [fact.nth(3), 'עיר'],
    [card.locator('p', { hasText: 'תשלומים' }), 'תשלומים'],
  ] as const) {
    // The listener is attached once the page is read.
    await expect(async () => {
      await shown.first().dispatchEvent('click')
      await expect(editor.field(label).locator('input, textarea, select')).toBeFocused({ timeout: 2_000 })
    }).toPass()
  }
})

test('reports when the editor does not answer, keeps the input, and reports when it is back', async ({ editor, site }) => {
  const status = editor.page.getByRole('status')
  await editor.open('camps/entries/hanukkah-2026')
  const payments = editor.field('תשלומים').locator('input')
  const typed = String((Number(await payments.inputValue()) % 12) + 1)
  await editor.page.route('**/admin/**', (route) => route.abort())
  await payments.fill(typed)
  await expect(status.filter({ hasText: 'העורך לא עונה' })).toBeVisible()
  await expect(editor.complaints).toHaveCount(0)
  await editor.press()
  await expect(status.filter({ hasText: 'העורך לא עונה' })).toBeVisible()
  await editor.page.unroute('**/admin/**')
  await expect(status.filter({ hasText: 'העורך עונה שוב' })).toBeVisible()
  await expect(payments).toHaveValue(typed)
  await editor.save()
  expect(site.diff('src/content/camps/hanukkah-2026.yaml').join()).toContain(`instalments: ${typed}`)
})

test('replaces a picture with an uploaded photograph, and rejects an unknown type', async ({ editor, site }) => {
  const photo = await sharp({ create: { width: 2600, height: 1600, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer()
  await editor.open('camps/entries/passover-2027')
  const picture = editor.page.locator('[class*="ControlContainer"]', { has: editor.page.locator('label:text-is("תמונה")') }).first()
  // The first of two buttons: the other belongs to the dark-theme variant.
  await picture.getByRole('button', { name: 'החלפת התמונה' }).first().click()
  const upload = picture.locator('input[type=file]')
  await upload.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') })
  await expect(picture.getByRole('alert')).toContainText('HEIC')
  await upload.setInputFiles({ name: 'המחנה שלנו.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(picture.locator('img').first()).toHaveAttribute('src', /camp\.webp/)
  await expect(picture.getByText('בדקו שהתיאור למטה')).toBeVisible()
  await editor.save()
  expect(site.diff('src/content/camps/passover-2027.yaml')).toContain('+  src: ../../assets/pictures/camp/camp.webp')
  const { width, format } = await sharp(join(site.root, 'src/assets/pictures/camp/camp.webp')).metadata()
  expect({ width, format }).toEqual({ width: 2400, format: 'webp' })
})

test('accepts typing an address that starts like a page’s, and rejects one that does not exist', async ({ editor }) => {
  await editor.open('articles/entries/building-digital-curriculum')
  const closing = editor.field('סיום')
  const page = closing.locator('label:has(> span:text-is("לאן")) select')
  await page.selectOption({ label: 'אתר אחר…' })
  await expect(editor.complaints).toHaveText([/סיום › כפתור: .*בוחרים לאן הוא מוביל/])
  const typed = closing.locator('input[dir="ltr"]')
  await typed.pressSequentially('/no-such-page', { delay: 30 })
  await expect(typed).toHaveValue('/no-such-page')
  await expect(editor.complaints.filter({ hasText: 'לאן מוביל' })).toContainText('לעמוד שאינו קיים')
  await typed.fill('')
  await typed.pressSequentially('/contact#no-such-part', { delay: 30 })
  await expect(typed).toHaveValue('/contact#no-such-part')
  await expect(closing.getByRole('alert')).toContainText('אין בעמוד חלק')
  await expect(editor.complaints).toHaveText([/לאן מוביל: אין בעמוד חלק/])
  // Another site has no form of ours that could receive the topic.
  await typed.fill('https://example.org')
  await expect(closing.getByLabel(/^נושא הפנייה/)).toHaveCount(0)
  await expect(editor.complaints).toHaveCount(0)
  await expect(editor.page.locator('.win-status')).toContainText('הכול תקין')
})

test('saves a link to a missing section, but reports it everywhere in the editor until it is fixed', async ({ editor }) => {
  await editor.open('articles/entries/building-digital-curriculum')
  const closing = editor.field('סיום')
  await closing.locator('label:has(> span:text-is("לאן")) select').selectOption({ label: 'אתר אחר…' })
  await closing.locator('input[dir="ltr"]').fill('/contact#no-such-part')
  await expect(editor.complaints).toHaveText([/אין בעמוד חלק/])
  await editor.save()
  await expect(editor.page.locator('.win-status')).toHaveText(/אפשר לשמור. לפני פרסום צריך לתקן כאן/)
  await editor.open('articles/entries/ai-integration-in-classroom')
  await expect(editor.page.locator('.win-status')).toContainText('במקום אחר באתר יש מה לתקן')
  await editor.page.getByRole('button', { name: 'מה צריך לתקן' }).click()
  await editor.page
    .getByRole('dialog')
    .getByRole('button', { name: /אין בעמוד חלק/ })
    .click()
  await expect(closing.locator(':focus')).toBeVisible()
  await expect(closing.getByRole('alert')).toContainText('אין בעמוד חלק')
  await closing.getByLabel('לאיזה חלק בעמוד').selectOption('')
  await expect(editor.complaints).toHaveCount(0)
  await editor.save()
})

test('links a button to a section of this or another page, chosen by its heading', async ({ editor }) => {
  await editor.open('articles/entries/building-digital-curriculum')
  const closing = editor.field('סיום')
  const [page, part] = ['לאן', 'לאיזה חלק בעמוד'].map((label) => closing.locator(`label:has(> span:text-is("${label}")) select`))
  const label = await closing.getByLabel('הכיתוב על הכפתור').inputValue()
  const expectTarget = (to: RegExp) => expect(editor.preview.getByRole('link', { name: label }).last()).toHaveAttribute('href', to)
  await page?.selectOption('/school-principals')
  await part?.selectOption('contact')
  await expectTarget(/^\/school-principals\b.*#contact$/)
  await page?.selectOption({ label: 'חלק אחר בעמוד הזה' })
  await expect(page ?? closing).toHaveValue('#')
  await expect(closing.getByRole('alert')).toHaveCount(0)
  await expectTarget(/^(?!\/school).*#part-1$/)
})

test('goes from a card’s registration label to the fact behind it, and not to the label that all camps share', async ({ editor, site }) => {
  const words = Object.entries(JSON.parse(site.text('src/content/interface/camps.json')) as Record<string, string>)
  const chips = words.flatMap(([name, text]) => (name.endsWith('Chip') ? text.replace(/\{\w+\}/g, '.+') : []))
  await editor.open('camps/entries/hanukkah-2026')
  const chip = editor.preview.locator('article#hanukkah-2026').getByText(new RegExp(`^\\s*(${chips.join('|')})\\s*$`))
  await expect(async () => {
    await chip.last().evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    await expect(editor.page.locator('[class*="ControlContainer"] :focus')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(editor.page.frameLocator('iframe').locator('.win-elsewhere')).toHaveCount(0)
})

test('rejects letters typed into a price with an explanation', async ({ editor }) => {
  await editor.open('camps/entries/online')
  const price = editor.field('מחיר').locator('input')
  const before = await price.inputValue()
  await price.press('End')
  await price.pressSequentially('אב')
  await expect(editor.page.locator('.win-status-message')).toContainText('רק ספרות')
  await expect(price).toHaveValue(before)
  // The complaint about the empty field does not replace the explanation.
  await price.fill('')
  await expect(editor.complaints).toContainText('ריק')
  await price.pressSequentially('חמש')
  await expect(editor.page.locator('.win-status-message')).toContainText('רק ספרות')
  await price.pressSequentially('59.5')
  await expect(price).toHaveValue('59.5')
  await expect(editor.complaints).toContainText('מחיר כותבים בשקלים שלמים')
})

test('assigns a pressed price to the camp whose card it is on, even if another costs the same', async ({ editor }) => {
  await editor.open('camps/entries/passover-2027')
  const press = (camp: string) =>
    editor.preview
      .locator(`article#${camp}`)
      .getByText(/^\s*590/)
      .first()
      .evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  const price = editor.field('מחיר').locator('input')
  const elsewhere = editor.page.frameLocator('iframe').locator('.win-elsewhere button')
  await expect(async () => {
    await press('summer-2027')
    await expect(elsewhere).toHaveText([/קיץ 2027.*מחיר/], { timeout: 2_000 })
  }).toPass()
  await expect(price).not.toBeFocused()
  await press('passover-2027')
  await expect(price).toBeFocused()
  await expect(elsewhere).toHaveCount(0)
})

test('selects the whole text of a field that is reached by keyboard, so that typing replaces it', async ({ editor }) => {
  await editor.open('owner/entries/facts')
  const phone = editor.field('טלפון').locator('input')
  await phone.fill('050-1234567')
  await editor.page.keyboard.press('Shift+Tab')
  await editor.page.keyboard.press('Tab')
  await expect(phone).toBeFocused()
  await editor.page.keyboard.type('08-123')
  await expect(phone).toHaveValue('08-123')
})
