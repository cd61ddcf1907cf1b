import { expect, test } from '@playwright/test'
import { paths } from '../src/config/paths'
import { phone } from './support'

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

test('benefits: six plots of a zoning plan', async ({ page }) => {
  const plan = page.getByRole('region', { name: 'מה העיר מרוויחה' })
  await expect(plan.getByRole('heading', { level: 3 })).toHaveText([
    'שיתוף ציבור אמיתי',
    'לומדים תכנון, קוד ומדע',
    'שייכות לשכונה',
    'חשיבה על קיימות',
    'כישורים לעתיד',
    'כל העיר במפה אחת',
  ])
})

test('the process: one plot in four steps, in order', async ({ page }) => {
  const steps = page.getByRole('region', { name: 'אותה חלקה, ארבעה שלבים' })
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['מודדים', 'מתווים', 'בונים', 'מציגים'])
})

test('why it matters: four reasons', async ({ page }) => {
  const reasons = page.getByRole('region', { name: 'למה זה חשוב? יורדים ליסודות' })
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(4)
})

test('success stories: three, and they say that they are samples', async ({ page }) => {
  const stories = page.getByRole('region', { name: 'ציוני דרך' })
  await expect(stories.getByRole('article')).toHaveCount(3)
  await expect(stories.getByText('סיפורים לדוגמה')).toBeVisible()
})

test('sections come in this order: benefits, process, reasons, stories, the call', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'מה העיר מרוויחה',
    'אותה חלקה, ארבעה שלבים',
    'למה זה חשוב? יורדים ליסודות',
    'ציוני דרך',
    'הצעד הבא: פגישה אחת',
  ])
})

test('calls to action lead to the contact page and to the general info address', async ({ page }) => {
  const meetings = page.getByRole('main').getByRole('link', { name: 'תיאום פגישה' })
  await expect(meetings).toHaveCount(2)
  for (const link of await meetings.all()) await expect(link).toHaveAttribute('href', paths.contact)
  await expect(page.getByRole('main').getByRole('link', { name: 'info@win.example' })).toHaveAttribute('href', 'mailto:info@win.example')
  await meetings.first().click()
  await expect(page).toHaveURL(paths.contact)
})

test('the hero leads down to the committee sheet', async ({ page }) => {
  await page.getByRole('link', { name: 'דף לוועדה' }).click()
  await expect(page.getByRole('article', { name: 'עיר חכמה: תוכנית לתלמידי הרשות' })).toBeInViewport()
})

test('the committee sheet can be sent on in the messaging app', async ({ page }) => {
  const link = page.getByRole('link', { name: 'העברה בוואטסאפ' })
  await expect(link).toHaveAttribute('target', '_blank')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  expect(address.searchParams.get('text')).toContain('https://win.example/minecraft-city#committee')
})

test('the print button opens the print dialog', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })
  await page.getByRole('button', { name: 'הדפסה או שמירה כ־PDF' }).click()
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
