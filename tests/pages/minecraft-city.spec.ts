import { expect, test } from '@playwright/test'
import { paths } from '../../src/config/paths'
import { phone } from '../support/page'

test.beforeEach(async ({ page }) => {
  await page.goto(paths.city)
})

test('says that it is a programme for municipalities, with the facts in a title block', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/הילדים מתכננים את העיר\.\s*העיר מקשיבה\./)
  await expect(page.getByText('תוכנית עיר חכמה לרשויות מקומיות')).toBeVisible()
  for (const fact of ['הרשות המקומית', 'תלמידות ותלמידים', '4, מהמפה ועד ההצגה']) {
    await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible()
  }
})

test('shows the model of the city, and its night when the theme is dark', async ({ page }) => {
  const model = page.getByRole('img', { name: /דגם של עיר חכמה על אי: מגדלים/ })
  const shown = () => model.evaluate((image) => (image as HTMLImageElement).currentSrc)
  await expect.poll(shown).toMatch(/\/island\./)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(shown).toMatch(/\/island-night\./)
})

test('names three places on the model, all inside the screen on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const label of ['גג ירוק', 'אנרגיית שמש', 'מרחב ציבורי']) {
    const box = await page.getByText(label, { exact: true }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
  }
})

test('six benefits, four steps, four reasons and three stories follow in this order', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'מה העיר מרוויחה',
    'אותה חלקה, ארבעה שלבים',
    'למה זה חשוב? יורדים ליסודות',
    'ציוני דרך',
    'הצעד הבא: פגישה אחת',
  ])
  await expect(page.getByRole('region', { name: 'מה העיר מרוויחה' }).getByRole('heading', { level: 3 })).toHaveText([
    'שיתוף ציבור אמיתי',
    'לומדים תכנון, קוד ומדע',
    'שייכות לשכונה',
    'חשיבה על קיימות',
    'כישורים לעתיד',
    'כל העיר במפה אחת',
  ])
  const steps = page.getByRole('region', { name: 'אותה חלקה, ארבעה שלבים' })
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['מודדים', 'מתווים', 'בונים', 'מציגים'])
  await expect(page.getByRole('region', { name: 'למה זה חשוב? יורדים ליסודות' }).getByRole('heading', { level: 3 })).toHaveCount(4)
  const stories = page.getByRole('region', { name: 'ציוני דרך' })
  await expect(stories.getByRole('article')).toHaveCount(3)
  await expect(stories.getByText('סיפורים לדוגמה')).toBeVisible()
})

test('calls to action lead to the contact page and to the general info address', async ({ page }) => {
  const meetings = page.getByRole('main').getByRole('link', { name: 'תיאום פגישה' })
  await expect(meetings).toHaveCount(2)
  for (const link of await meetings.all()) await expect(link).toHaveAttribute('href', paths.contact)
  await expect(page.getByRole('main').getByRole('link', { name: 'info@win.example' })).toHaveAttribute('href', 'mailto:info@win.example')
  await meetings.first().click()
  await expect(page).toHaveURL(paths.contact)
})

test('the committee sheet: the hero leads to it, it can be sent on in the messaging app, and printed', async ({ page }) => {
  await page.getByRole('link', { name: 'דף לוועדה' }).click()
  const sheet = page.getByRole('article', { name: 'עיר חכמה: תוכנית לתלמידי הרשות' })
  await expect(sheet).toBeInViewport()
  const link = sheet.getByRole('link', { name: 'העברה ב־WhatsApp' })
  await expect(link).toHaveAttribute('target', '_blank')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  expect(address.searchParams.get('text')).toContain('https://win.example/minecraft-city#committee')
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })
  await sheet.getByRole('button', { name: 'הדפסה או שמירה כ־PDF' }).click()
  await expect(page).toHaveTitle('printing')
})

test('on paper it is one sheet for the committee, by day and by night', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const sheet = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(sheet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('החלטה מבוקשת')).toBeVisible()
  await expect(page.getByText('win.example/minecraft-city', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('button', { name: 'הדפסה או שמירה כ־PDF' })).toBeHidden()
})
