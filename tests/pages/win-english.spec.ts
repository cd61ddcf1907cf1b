import { expect, test } from '@playwright/test'
import { phone } from '../support/page'

test.beforeEach(async ({ page }) => {
  await page.goto('/win-english')
})

test("LET'S LEARN leads smoothly down to the benefits, and the hero also leads to the contact page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(phone)
  const hero = page.getByRole('region', { name: 'אנגלית שמדברים תוך כדי משחק' })
  await expect(hero.getByRole('link', { name: 'יצירת קשר' })).toHaveAttribute('href', '/contact')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await hero.getByRole('link', { name: "LET'S LEARN", exact: true }).click()
  await expect(page).toHaveURL(/#benefits$/)
  await expect(page.getByRole('heading', { name: 'שלוש סיבות. משפט אחד.' })).toBeInViewport()
})

test('three benefits make one English sentence, in its order', async ({ page }) => {
  const benefits = page.locator('#benefits')
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText(['למידה אישית', 'למידה חווייתית', 'למידה חברתית'])
  await expect(benefits.locator('[lang="en"]')).toHaveText(['I learn', 'by playing', 'with friends.'])
  const places = await benefits.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('the method has six results, climbed from below', async ({ page }) => {
  const method = page.getByRole('region', { name: 'מטפסים מילה אחרי מילה' })
  const results = method.getByRole('heading', { level: 3 })
  await expect(results).toHaveText(['אוצר מילים', 'הבנת הנשמע', 'קריאה', 'כתיבה', 'דיבור רציף', 'ביטחון לדבר'])
  const heights = await results.evaluateAll((holds) => holds.map((hold) => hold.getBoundingClientRect().y))
  expect(heights).toEqual([...heights].sort((a, b) => b - a))
})

test('English with the game leads to its article', async ({ page }) => {
  const lesson = page.getByRole('region', { name: 'ככה נשמע שיעור' })
  await lesson.getByRole('link', { name: 'איך לומדים אנגלית במשחק: המאמר המלא' }).click()
  await expect(page).toHaveURL(/\/blog\/english-learning-with-minecraft$/)
})

test('four parents tell, each with the grade of the child', async ({ page }) => {
  const parents = page.getByRole('region', { name: 'מה שומעים בבית' }).getByRole('figure')
  await expect(parents).toHaveCount(4)
  for (const parent of await parents.all()) await expect(parent).toContainText(/(אימא|אבא|הורים) .*בכיתה [א-ת]׳/)
})

test('on a phone the parents are swiped, by keyboard too; on a wide screen they are no stop of the keyboard', async ({ page }) => {
  const list = page.getByRole('region', { name: 'מה שומעים בבית' }).getByRole('list')
  await expect(list).not.toHaveAttribute('tabindex')
  await page.setViewportSize(phone)
  await expect(list).toHaveAttribute('tabindex', '0')
  await expect(list.getByRole('figure').last()).not.toBeInViewport()
  await list.focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => list.evaluate((box) => Math.abs(box.scrollLeft))).toBeGreaterThan(0)
})

test('of the two tracks one is open at a time, and that one can be closed', async ({ page }) => {
  const basic = page.locator('#path-1')
  const advanced = page.locator('#path-2')
  await expect(basic).toHaveAttribute('open')
  await advanced.getByText('מסלול מתקדם').click()
  await expect(advanced.getByText('להציג את העולם מול הקבוצה')).toBeVisible()
  await expect(basic).not.toHaveAttribute('open')
  await basic.getByText('מסלול בסיסי').click()
  await expect(basic.getByText('משפטים ראשונים בקול')).toBeVisible()
  await expect(advanced).not.toHaveAttribute('open')
  await basic.getByText('מסלול בסיסי').click()
  await expect(page.locator('details[open]:is(#path-1, #path-2)')).toHaveCount(0)
})

test('the basic track comes first, by keyboard too', async ({ page }) => {
  await expect(page.locator('#path-1, #path-2').getByRole('heading', { level: 3 })).toHaveText(['מסלול בסיסי', 'מסלול מתקדם'])
  await page.locator('#path-1 summary').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#path-2 summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#path-2')).toHaveAttribute('open')
})

test('an address that names a track opens it and shows it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/win-english?from=a-link#path-2')
  await expect(page.locator('#path-2')).toHaveAttribute('open')
  await expect(page.locator('#path-1')).not.toHaveAttribute('open')
  await expect(page.locator('#path-2 summary')).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByText('להציג את העולם מול הקבוצה')).toBeInViewport()
  await page.goto('/win-english?from=a-link#path-1')
  await expect(page.locator('#path-1')).toHaveAttribute('open')
  await expect(page.locator('#path-2')).not.toHaveAttribute('open')
  await expect(page.getByText('משפטים ראשונים בקול')).toBeInViewport()
})

test('the space bar leads to the contact page, the key beside it writes an e-mail', async ({ page }) => {
  const call = page.getByRole('region', { name: 'נשאר רק ללחוץ' })
  await expect(call.getByRole('link', { name: 'לתיאום שיחה' })).toHaveAttribute('href', '/contact')
  await expect(call.getByRole('link', { name: /hello@win\.example/ })).toHaveAttribute('href', 'mailto:hello@win.example')
})

test('the form promises a reply within 24 hours, a brick for each', async ({ page }) => {
  const enquiry = page.locator('#contact')
  await expect(enquiry).toContainText('24')
  await expect(enquiry).toContainText('שעות, לכל היותר')
  expect(await enquiry.locator('[aria-hidden] > i').count()).toBe(24)
  await enquiry.scrollIntoViewIfNeeded()
  await expect(enquiry.getByRole('form', { name: 'הרשמה לתוכנית האנגלית' })).toBeVisible()
  await expect(enquiry.getByLabel('שם בית הספר')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'פנייה אלינו' })).toHaveAttribute('href', '#contact')
})
