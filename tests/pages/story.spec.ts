import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, phone, watch } from '../support/page'

const path = '/dragon-prince-game'
const wrong = 'נסי שוב... (רמז: שם של מישהי מיוחדת)'
const announced = (page: Page) => page.getByRole('main').locator('p[aria-live]')
const answer = (page: Page) => page.getByRole('textbox', { name: 'מה עולה לך בראש?' })
const riddles = (page: Page) => page.getByRole('tabpanel', { name: 'חידות' }).getByRole('textbox')

/** Opens the page and waits until its tabs answer. */
async function open(page: Page): Promise<void> {
  await page.goto(path)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

async function solve(page: Page, count: number): Promise<void> {
  for (let riddle = 0; riddle < count; riddle++) {
    await riddles(page).nth(riddle).fill('נועה')
    await riddles(page).nth(riddle).press('Enter')
    await expect(riddles(page).nth(riddle)).toBeDisabled()
  }
}

test('the tabs follow the arrows as the eye does: left is the next one', async ({ page }) => {
  await open(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(page.getByRole('tab')).toHaveText(['הסיפור', 'שאלות מהלב', 'חידות'])
  await tab('הסיפור').focus()
  for (const [key, name] of [
    ['ArrowLeft', 'שאלות מהלב'],
    ['ArrowLeft', 'חידות'],
    ['ArrowLeft', 'הסיפור'],
    ['ArrowRight', 'חידות'],
    ['Home', 'הסיפור'],
    ['End', 'חידות'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await expect(page.getByRole('tab', { selected: false })).toHaveCount(2)
})

test('the story has seven illustrated scenes, and its button leads to the questions', async ({ page }) => {
  await open(page)
  const story = page.getByRole('tabpanel', { name: 'הסיפור' })
  await expect(story.getByRole('heading', { level: 2 })).toHaveCount(7)
  await expect(story.getByRole('img')).toHaveCount(7)
  const words = (await story.getByRole('paragraph').allTextContents()).join(' ').split(/\s+/)
  expect(words.length).toBeGreaterThanOrEqual(600)
  expect(words.length).toBeLessThanOrEqual(900)
  await page.getByRole('button', { name: 'לשאלות מהלב' }).click()
  await expect(page.getByRole('tab', { name: 'שאלות מהלב' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('שאלה 1 מתוך 8').first()).toBeVisible()
})

test('written answers stay while moving; back from the first question is the story, next from the last the riddles', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'לשאלות מהלב' }).click()
  await answer(page).fill('בכיתה')
  await page.getByRole('button', { name: 'הבא' }).click()
  await expect(announced(page)).toHaveText('שאלה 2 מתוך 8')
  await expect(answer(page)).toHaveValue('')
  await page.getByRole('button', { name: 'חזרה' }).click()
  await expect(answer(page)).toHaveValue('בכיתה')
  await page.getByRole('button', { name: 'חזרה לסיפור' }).click()
  await expect(page.getByRole('tabpanel', { name: 'הסיפור' })).toBeVisible()

  await page.getByRole('tab', { name: 'שאלות מהלב' }).click()
  for (let question = 2; question <= 8; question++) {
    await page.getByRole('button', { name: 'הבא' }).click()
    await expect(announced(page)).toHaveText(`שאלה ${question} מתוך 8`)
  }
  await page.getByRole('button', { name: 'לחידות' }).click()
  await expect(page.getByRole('tabpanel', { name: 'חידות' })).toBeVisible()
  await page.getByRole('tab', { name: 'שאלות מהלב' }).click()
  await expect(announced(page)).toHaveText('שאלה 1 מתוך 8')
  await expect(answer(page)).toHaveValue('בכיתה')
})

test('a wrong answer gets the hint, a right one is closed with praise', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'חידות' }).click()
  await expect(riddles(page)).toHaveCount(5)
  const first = riddles(page).first()
  await first.fill('אורי')
  await first.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(wrong)
  await expect(page.getByRole('alert')).toHaveCSS('background-color', 'rgb(179, 38, 30)')
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(first).toHaveValue('אורי')
  await first.fill('  נועה ')
  await first.press('Enter')
  await expect(first).toBeDisabled()
  await expect(page.getByText('נכון! ✓')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'נכון! כל הכבוד!' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(announced(page)).toHaveText('1 מתוך 5 פנסים דולקים')
  await expect(riddles(page).nth(1)).toBeFocused()
})

test('back to the questions opens the last one, and starting over clears everything', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'שאלות מהלב' }).click()
  await answer(page).fill('תשובה')
  await page.getByRole('tab', { name: 'חידות' }).click()
  await solve(page, 1)
  await page.getByRole('button', { name: 'חזרה לשאלות' }).click()
  await expect(announced(page)).toHaveText('שאלה 8 מתוך 8')
  await page.getByRole('button', { name: 'לחידות' }).click()
  await page.getByRole('button', { name: 'להתחיל מחדש' }).click()
  await expect(page.getByRole('tabpanel', { name: 'הסיפור' })).toBeVisible()
  await page.getByRole('tab', { name: 'שאלות מהלב' }).click()
  await expect(announced(page)).toHaveText('שאלה 1 מתוך 8')
  await expect(answer(page)).toHaveValue('')
  await page.getByRole('tab', { name: 'חידות' }).click()
  await expect(announced(page)).toHaveText('0 מתוך 5 פנסים דולקים')
})

test('the whole game by keyboard alone, each change announced, and not a word of it leaves the browser', async ({ page }) => {
  const { errors } = watch(page)
  await open(page)
  await page.getByRole('button', { name: 'לשאלות מהלב' }).focus()
  await page.keyboard.press('Enter')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || decodeURIComponent(request.url()).includes('סוד')) sent.push(request.url())
  })
  for (let question = 1; question <= 8; question++) {
    await expect(announced(page)).toHaveText(`שאלה ${question} מתוך 8`)
    await page.keyboard.press('Tab')
    await expect(answer(page)).toBeFocused()
    await page.keyboard.type(`סוד ${question}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await expect(announced(page)).toHaveText('0 מתוך 5 פנסים דולקים')
  await page.keyboard.press('Tab')
  for (let riddle = 1; riddle <= 5; riddle++) {
    await expect(riddles(page).nth(riddle - 1)).toBeFocused()
    await page.keyboard.type('נועה')
    await page.keyboard.press('Enter')
    await expect(announced(page)).toContainText(`${riddle} מתוך 5 פנסים דולקים`)
  }
  const box = page.getByRole('region', { name: 'כל הכבוד! נועה היא התשובה לכולן' })
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  await expect(announced(page)).toContainText('כל הכבוד! נועה היא התשובה לכולן')
  await expect(page.getByText('נכון! ✓')).toHaveCount(5)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('כל הכבוד! הגשר מואר')
  await page.keyboard.press('Tab')
  await expect(box.getByRole('button', { name: 'להתחיל מחדש' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'הסיפור' })).toBeFocused()
  expect(sent).toEqual([])
  expect(errors).toEqual([])
})

test('a reload keeps the place, a new tab begins anew, and the page says where the answers stay', async ({ page, context }) => {
  await open(page)
  await page.getByRole('tab', { name: 'שאלות מהלב' }).click()
  await page.getByRole('button', { name: 'הבא' }).click()
  await answer(page).fill('בתוך דלי')
  await page.reload()
  await expect(announced(page)).toHaveText('שאלה 2 מתוך 8')
  await expect(answer(page)).toHaveValue('בתוך דלי')
  await expect(page.getByText('התשובות נשארות כאן, בדפדפן שלך. הן לא נשלחות לאף אחד, ונמחקות כשסוגרים את הלשונית.')).toBeVisible()
  const another = await context.newPage()
  await open(another)
  await expect(another.getByRole('tabpanel', { name: 'הסיפור' })).toBeVisible()
})

test('on a phone every tab and the end are whole and accessible, by day and by night', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page)
  await page.getByRole('tab', { name: 'שאלות מהלב' }).click()
  await checkBothThemes(page)
  await page.getByRole('tab', { name: 'חידות' }).click()
  await riddles(page).first().fill('להב')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await checkBothThemes(page)
  await solve(page, 5)
  await expect(page.getByRole('region', { name: 'כל הכבוד! נועה היא התשובה לכולן' })).toBeVisible()
  await checkBothThemes(page)
})

async function checkBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expectNoSidewaysScroll(page, [320, 768])
  await page.setViewportSize(phone)
}

test('the confetti falls, and lies still for whoever wants no motion', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'חידות' }).click()
  await solve(page, 5)
  const piece = page.getByRole('region', { name: 'כל הכבוד! נועה היא התשובה לכולן' }).locator('i').first()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(piece).not.toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(piece).toHaveCSS('animation-name', 'none')
})

test('with scripts off the story can be read, and the page says what is missing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'הנסיך שהמילים שלו נתקעו' })).toBeVisible()
  await expect(page.getByText('השאלות והחידות צריכות JavaScript.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'לשאלות מהלב' })).toHaveCount(0)
  await context.close()
})
