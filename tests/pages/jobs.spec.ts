import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { israelDay } from '../../src/lib/israel-time'
import { phone } from '../support/page'

const jobs = [
  ['מדריכים ומדריכות ל־Java ול־Android', 'תכנות'],
  ['מדריכים ומדריכות לקורסי תכנות', 'תכנות'],
  ['מדריכים ומדריכות לאנגלית במשחק בנייה', 'אנגלית'],
  ['מדריכים ומדריכות לאוריינות דיגיטלית', 'אוריינות דיגיטלית'],
] as const

test('four listings, worded for women and men, each with where, for whom and when', async ({ page }) => {
  await page.goto('/jobs')
  const rooms = page.getByRole('main').getByRole('article')
  await expect(rooms).toHaveCount(4)
  for (const [index, [title]] of jobs.entries()) {
    const room = rooms.nth(index)
    await expect(room.getByRole('heading', { level: 2 })).toHaveText(title)
    await expect(room.getByRole('term')).toHaveText(['איפה', 'למי', 'מתי'])
    await expect(room.getByRole('img')).toHaveAttribute('alt', /\S{2,}/)
  }
  await expect(rooms.first().getByRole('definition')).toHaveText(['קריית גת', 'כיתה י״ב', 'שני בקרים בשבוע'])
})

test('a listing unfolds to what one does, needs and gets', async ({ page }) => {
  await page.goto('/jobs')
  const room = page.getByRole('article', { name: jobs[0][0] })
  await expect(room.getByRole('heading', { level: 3 }).first()).toBeHidden()
  await room.getByText('פרטי המשרה').click()
  await expect(room.getByRole('heading', { level: 3 })).toHaveText(['מה עושים', 'מה צריך', 'מה מקבלים'])
  await expect(room.getByRole('listitem').first()).toBeVisible()
})

for (const size of [undefined, phone]) {
  test(`each button leads to the form and chooses its position, in place of an earlier one${size ? ', on a phone' : ''}`, async ({
    page,
  }) => {
    if (size) await page.setViewportSize(size)
    await page.goto('/jobs')
    for (const [title, position] of jobs) {
      await page.getByRole('link', { name: `הגשת מועמדות ${title}` }).click()
      await expect(page).toHaveURL('/jobs#apply')
      await expect(page.locator('#apply').getByRole('heading', { level: 2 })).toBeInViewport()
      await expect(page.getByRole('radio', { name: position, exact: true })).toBeChecked()
      await expect(page.locator('#apply').getByRole('radio', { checked: true })).toHaveCount(1)
    }
  })
}

test('the way to the form is smooth, unless the device asks for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/jobs')
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behaviour()).toBe('smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behaviour()).toBe('auto')
})

test('search engines get the one listing that has a place and dates, with all that is required, until it ends', async ({ page }) => {
  const [day, month, year] =
    readFileSync('src/content/jobs/java-android.yaml', 'utf8')
      .match(/(?<=validThrough: ')[\d.]+/)?.[0]
      .split('.') ?? []
  const isOpen = `${year}-${month}-${day}` >= israelDay(new Date())
  await page.goto('/jobs')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  const postings = data.filter((item) => item['@type'] === 'JobPosting')
  expect(postings).toHaveLength(isOpen ? 1 : 0)
  for (const posting of postings) {
    expect(posting).toMatchObject({
      title: jobs[0][0],
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      validThrough: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'WIN' },
      jobLocation: { address: { addressLocality: 'קריית גת', addressCountry: 'IL' } },
    })
    expect(posting.description).toMatch(/^<p>.+<ul><li>/)
  }
})
