import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import sharp from 'sharp'
import { changedLines, type OwnSite, openOwnSite } from './own-site.ts'

test.describe.configure({ mode: 'serial' })

let site: OwnSite
let page: Page
const foreign: string[] = []

test.beforeAll(async ({ browser }) => {
  site = await openOwnSite()
  page = await browser.newPage()
  const { origin } = new URL(site.url)
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(origin) && !/^(data|blob|ws):/.test(address)) foreign.push(address)
  })
  page.on('dialog', (dialog) => void dialog.accept())
})

test.afterAll(async () => {
  await page.close()
  await site.stop()
})

/** The page in the preview: a frame of the form builder with the real page in it. */
function preview() {
  return page.frameLocator('iframe').frameLocator('iframe')
}

async function open(path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${site.url}#/collections/${path}`)
}

/** A field of the form that is open, by its label. */
function field(label: string) {
  return page.locator('[class*="ControlContainer"]', { has: page.locator(`label:text-is("${label}")`) }).last()
}

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'שמירה', exact: true }).click()
  const now = page.getByRole('menuitem', { name: 'שמירה', exact: true })
  await now.click()
  await expect(page.getByText('הכול נשמר')).toBeVisible({ timeout: 60_000 })
}

test('a text that is pressed on the page leads to its field; what is typed is seen; what is saved is one line', async () => {
  await open('drawn/entries/win-english')
  const heading = preview().locator('h1')
  await expect(heading).toBeVisible({ timeout: 120_000 })
  await expect(async () => {
    await heading.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    await expect(page.locator('textarea:focus')).toHaveValue(/אנגלית שמדברים/, { timeout: 1_000 })
  }).toPass()
  await page.locator('textarea:focus').fill('אנגלית שבונים')
  await expect(heading).toHaveText('אנגלית שבונים')
  // And the page itself is made anew with it.
  await expect(preview().locator('h1', { hasText: 'אנגלית שבונים' })).toBeVisible()
  await save()
  expect(site.diff()).toEqual([String.raw`-  heading: "אנגלית שמדברים\nתוך כדי משחק"`, '+  heading: "אנגלית שבונים"'])
})

test('a price of a camp, which is a number', async () => {
  await open('camps/entries/online')
  const price = field('מחיר').locator('input')
  await price.fill('450')
  await save()
  expect(site.diff()).toEqual(expect.arrayContaining(['-price: 400', '+price: 450']))
})

test('what the schema refuses is not saved, and the sentence leads to the field', async () => {
  const before = site.text('src/content/camps/online.yaml')
  await open('camps/entries/online')
  await field('תשלומים').locator('input').fill('99')
  const complaint = page.locator('.win-complaints button', { hasText: 'תשלומים' })
  await expect(complaint).toContainText('לכל היותר 12', { timeout: 60_000 })
  await complaint.click()
  await expect(field('תשלומים').locator('input')).toBeFocused()
  expect(site.text('src/content/camps/online.yaml')).toBe(before)
})

test('a photograph from the computer takes the place of a picture', async () => {
  const photo = await sharp({ create: { width: 2600, height: 1600, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer()
  await open('camps/entries/passover-2027')
  const picture = page.locator('[class*="ControlContainer"]', { has: page.locator('label:text-is("תמונה")') }).first()
  await picture.getByRole('button').first().click()
  await picture.getByRole('button', { name: 'החלפת התמונה' }).click()
  await picture.locator('input[type=file]').setInputFiles({ name: 'המחנה שלנו.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(picture.locator('img').first()).toHaveAttribute('src', /hmchna-shlno\.webp/, { timeout: 60_000 })
  await save()
  expect(site.diff()).toContain('+  src: ../../assets/pictures/camp/hmchna-shlno.webp')
  const { width, format } = await sharp(join(site.root, 'src/assets/pictures/camp/hmchna-shlno.webp')).metadata()
  expect({ width, format }).toEqual({ width: 2400, format: 'webp' })
})

test('a new testimonial gets an address from its Hebrew name, and it is said that no page shows it', async () => {
  await open('testimonials/new')
  await field('מה נאמר').locator('textarea').fill('הילדים חזרו עם משחק שבנו בעצמם.')
  await field('שם').locator('textarea').fill('רונית כהן')
  await field('מי זה').locator('textarea').fill('אימא לתלמיד בכיתה ד׳')
  await expect(field('הכתובת באתר').locator('input')).toHaveValue('ronit-khn', { timeout: 30_000 })
  await expect(page.frameLocator('iframe').getByText('לא מוצג כרגע באף עמוד')).toBeVisible({ timeout: 60_000 })
  await save()
  expect(site.text('src/content/testimonials/ronit-khn.yaml')).toBe(
    'text: הילדים חזרו עם משחק שבנו בעצמם.\nname: רונית כהן\nrole: אימא לתלמיד בכיתה ד׳\n',
  )
})

test('publishing says what changed in words and sends exactly that', async () => {
  await open('drawn')
  // The check of the whole site has tests of its own: here it would build the site once more.
  site.git('update-index', '--skip-worktree', 'scripts/check.ts')
  writeFileSync(join(site.root, 'scripts/check.ts'), 'process.exit(0)\n')
  await page.locator('.win-bar .win-publish').click()
  const dialog = page.locator('dialog')
  await expect(dialog).toContainText('מחיר: „400” ← „450”')
  await expect(dialog).toContainText('המלצות: ronit-khn')
  const waiting = site.diff()
  await dialog.getByRole('button', { name: 'לפרסם עכשיו' }).click()
  await expect(dialog).toContainText('האתר יתעדכן', { timeout: 60_000 })
  const sent = changedLines(site.git('show', '--unified=0', 'origin/main', '--', 'src/content'))
  expect(sent).toEqual(expect.arrayContaining(waiting))
  expect(site.diff()).toEqual([])
})

test('the editor is usable on a telephone, names its fields, and asks nothing of other machines', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('camps/entries/online')
  await expect(field('מחיר').locator('input')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.evaluate(axe.source)
  const serious = await page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: { run(where: unknown, how: unknown): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> }
      }
    ).axe.run(
      { include: ['.win-bar', '.win-box', '.win-input'].filter((name) => document.querySelector(name)).map((name) => [name]) },
      { runOnly: ['wcag2a', 'wcag2aa'] },
    )
    return violations.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes[0]?.target)}`)
  })
  expect(serious).toEqual([])
  expect(foreign).toEqual([])
})

test('another site can’t save, and no path leads out of the content', async ({ request }) => {
  const api = site.url.replace('/admin', '/admin/api')
  const ask = (headers: Record<string, string>, path: string) =>
    request.post(api, { headers: { 'content-type': 'application/json', ...headers }, data: { action: 'getEntry', params: { path } } })
  expect((await ask({ origin: 'https://evil.example' }, 'src/content/camps/online.yaml')).status()).toBe(403)
  expect((await ask({ origin: new URL(site.url).origin }, '../../etc/passwd')).status()).toBe(403)
  expect((await ask({ origin: new URL(site.url).origin }, 'src/content/camps/online.yaml')).status()).toBe(200)
})
