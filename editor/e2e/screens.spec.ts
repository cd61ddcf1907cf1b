import { expect, test } from './editor-test.ts'

const screen = (url: string, name: string) => `${url}/screens/${name}`

test('links to the screens from the status bar, and back to the forms', async ({ editor }) => {
  const { page } = editor
  await editor.open('camps')
  await page.getByRole('navigation', { name: 'כלים של העורך' }).getByRole('link', { name: 'פניות' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'פניות' })).toBeVisible()
  // This copy of the site never received an enquiry, and the list says where they would be.
  await expect(page.getByRole('main')).toContainText('עוד לא הגיעו פניות')
  await page.getByRole('link', { name: 'לשמור גם אותן כאן?' }).click()
  await expect(page.getByLabel('כמה ימים לשמור פניות ברשימה')).toBeVisible()
})

test('starts at the home screen with common tasks, unpublished changes and recent edits', async ({ editor, site }) => {
  const { page } = editor
  await editor.open('camps/entries/passover-2027')
  await editor.write('מחיר', '776')
  await editor.save()
  await page.goto(site.url)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('מה עושים היום?')
  await expect(main.getByRole('link', { name: 'פרסום' })).toBeVisible()
  await main
    .getByRole('link', { name: /^מחנות: / })
    .first()
    .click()
  await expect(editor.field('מחיר').locator('input')).toHaveValue('776')
  await page.goto(site.url)
  await main.getByRole('link', { name: 'הוספת מחנה' }).click()
  await expect(editor.field('הכתובת באתר')).toBeVisible()
})

test('lists a save in the history and reverts it from there', async ({ editor, site }) => {
  const file = 'src/content/camps/passover-2027.yaml'
  const before = site.text(file)
  await editor.open('camps/entries/passover-2027')
  await editor.write('מחיר', '777')
  await editor.save()
  expect(site.text(file)).toContain('price: 777')
  await editor.page.goto(screen(site.url, 'history'))
  const newest = editor.page.getByRole('listitem').filter({ hasText: '777' }).first()
  await expect(newest).toContainText('owner')
  await newest.getByRole('button', { name: 'להחזיר את מה שהיה' }).click()
  await expect(editor.page.getByRole('status')).toContainText('הוחזר')
  expect(site.text(file)).toBe(before)
  // Links to the unpublished changes.
  await editor.page.getByRole('link', { name: 'פרסום' }).click()
  await expect(editor.page.getByRole('dialog')).toBeVisible()
})

test('shows both versions if a field changed again, and reverts it or not as chosen', async ({ editor, site }) => {
  const file = 'src/content/camps/passover-2027.yaml'
  const { page } = editor
  await editor.open('camps/entries/passover-2027')
  for (const price of ['771', '772']) {
    await editor.write('מחיר', price)
    await editor.save()
  }
  const saved = site.text(file)
  await page.goto(screen(site.url, 'history'))
  const first = page
    .getByRole('listitem')
    .filter({ hasText: /← „.?771/ })
    .first()
  const dialog = page.getByRole('dialog', { name: 'מה שאתם מחזירים השתנה שוב' })
  const answer = async (choice: string, button: string) => {
    await first.getByRole('button', { name: 'להחזיר את מה שהיה' }).click()
    await expect(dialog.getByRole('group', { name: 'מחיר' })).toContainText('772')
    if (choice) await dialog.getByText(choice).click()
    await dialog.getByRole('button', { name: button }).click()
  }
  await answer('', 'ביטול')
  await expect(dialog).toHaveCount(0)
  await answer('להשאיר מה שיש עכשיו', 'אישור')
  await expect(first.getByRole('alert')).toContainText('נשאר כמו שהוא')
  expect(site.text(file)).toBe(saved)
  await answer('להחזיר בכל זאת', 'אישור')
  await expect(page.getByRole('status')).toContainText('הוחזר')
  expect(site.text(file)).not.toMatch(/price: 77[12]/)
})

test('goes from a launch task to its field', async ({ editor, site }) => {
  await editor.page.goto(screen(site.url, 'launch'))
  await expect(editor.page.getByRole('progressbar')).toBeVisible()
  await editor.page.getByText('פרטי העסק').click()
  await editor.page.getByRole('link', { name: /^טלפון: / }).click()
  await expect(editor.page.getByLabel(/^טלפון/).first()).toBeFocused()
})

/** Replaces the relay's enquiries: this copy of the site never received one. */
const listed = (details: string) => ({
  ...{ target: 'here', targetAddress: 'self', days: 30, wantedDays: 30, total: 1, found: 1, weeks: [], byForm: [], byPage: [] },
  forms: [{ name: 'contact', label: 'צור קשר' }],
  enquiries: [
    {
      id: 'a',
      day: '2026-11-16',
      form: 'contact',
      page: '/contact',
      topic: '',
      state: 'delivered',
      status: 'new',
      details: [['הודעה', details]],
    },
  ],
})
const enquiries = /\/admin\/enquiries(\?|$)/

test('returns to the last saved status of an enquiry if saving another one fails', async ({ editor, site }) => {
  const { page } = editor
  await page.route(enquiries, (route) => route.fulfill({ json: listed('שלום') }))
  await page.goto(screen(site.url, 'enquiries'))
  const status = page.getByRole('listitem').getByLabel('סטטוס')
  await page.route('**/admin/status', (route) => route.fulfill({ json: { status: 'answered' } }))
  const isSaved = page.waitForResponse('**/admin/status')
  await status.selectOption('answered')
  await isSaved
  await page.unroute('**/admin/status')
  await page.route('**/admin/status', (route) => route.fulfill({ status: 500, json: { error: 'לא נשמר' } }))
  await status.selectOption('closed')
  await expect(page.getByRole('alert')).toHaveText('לא נשמר')
  await expect(status).toHaveValue('answered')
  await page.unroute('**/admin/status')
  await page.unroute(enquiries)
})

test('shows only the latest search of enquiries, and says when a search fails', async ({ editor, site }) => {
  const { page } = editor
  const early = Promise.withResolvers<void>()
  await page.route(enquiries, async (route, request) => {
    const search = new URL(request.url()).searchParams.get('search') ?? ''
    if (search === 'א') await early.promise
    await (search === 'אבג'
      ? route.fulfill({ status: 500, json: { error: 'החיפוש נכשל' } })
      : route.fulfill({ json: listed(`על ${search}`) }))
  })
  await page.goto(screen(site.url, 'enquiries'))
  const search = page.getByRole('searchbox')
  const first = page.waitForRequest((request) => request.url().includes(`search=${encodeURIComponent('א')}`))
  await search.fill('א')
  await first
  await search.fill('אב')
  const text = page.locator('.win-enquiries dd')
  await expect(text).toHaveText('על אב')
  const late = page.waitForResponse((response) => response.url().endsWith(`search=${encodeURIComponent('א')}`))
  early.resolve()
  await (await late).finished()
  await expect(text).toHaveText('על אב')
  await search.fill('אבג')
  await expect(page.getByRole('status')).toHaveText('החיפוש נכשל')
  await page.unroute(enquiries)
})

test('rejects requests from another site to read or mark enquiries, or to create links or pictures', async ({ site, request }) => {
  const own = { origin: new URL(site.url).origin, 'content-type': 'application/json' }
  const evil = { ...own, origin: 'https://evil.example' }
  const rebound = { ...own, host: 'evil.example' }
  for (const headers of [evil, rebound]) {
    for (const name of ['status', 'revert', 'share', 'unshare', 'crop'])
      expect((await request.post(`${site.url}/${name}`, { headers, data: {} })).status(), name).toBe(403)
    for (const name of ['enquiries', 'enquiries.csv', 'history', 'launch'])
      expect((await request.get(`${site.url}/${name}`, { headers })).status(), name).toBe(403)
  }
  const csv = await request.get(`${site.url}/enquiries.csv`, { headers: { host: new URL(site.url).host } })
  expect(csv.headers()['content-disposition']).toContain('attachment')
  expect((await csv.body()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
})
