import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, phone } from '../support/page'

/** Newest first. */
const articles = [
  ['ai-integration-in-classroom', '03.11.2026', 'חדשנות בחינוך'],
  ['english-learning-with-minecraft', '06.09.2026', 'פדגוגיה חדשה'],
  ['managing-educational-team-digitally', '18.08.2026', 'ניהול צוות'],
  ['gamification-in-the-classroom', '18.05.2026', 'פדגוגיה חדשה'],
  ['assessing-achievements-digitally', '28.01.2026', 'ניהול בית ספר'],
  ['building-digital-curriculum', '29.06.2025', 'הדרכה'],
] as const

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

for (const size of [undefined, phone]) {
  test(`six cards, newest first, each with picture, date, title, description, subject and link${size ? ', on a phone' : ''}`, async ({
    page,
  }) => {
    if (size) await page.setViewportSize(size)
    await page.goto('/blog')
    await expect(cards(page)).toHaveCount(articles.length)
    for (const [index, [slug, date, subject]] of articles.entries()) {
      const card = cards(page).nth(index)
      await expect(card.getByRole('img').first()).toHaveAttribute('alt', /\S{2,}/)
      await expect(card.getByRole('heading')).toBeVisible()
      await expect(card.getByText(date)).toBeVisible()
      await expect(card.getByText(subject, { exact: true })).toBeVisible()
      await expect(card.getByText(/דקות קריאה$/)).toBeVisible()
      await expect(card.getByRole('paragraph').first()).toBeVisible()
      await expect(card.getByRole('link', { name: /^קראו עוד/ })).toHaveAttribute('href', `/blog/${slug}`)
    }
  })
}

test('each "read more" says where it leads to those who hear it alone', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('link', { name: 'קראו עוד אנגלית שנבנית תוך כדי משחק' })).toBeVisible()
})

test('the whole card leads to the article', async ({ page }) => {
  await page.goto('/blog')
  await cards(page)
    .nth(1)
    .click({ position: { x: 80, y: 80 } })
  await expect(page).toHaveURL('/blog/english-learning-with-minecraft')
})

for (const scripts of [true, false]) {
  test(`a subject is a link that shows its articles only, with scripts ${scripts ? 'on' : 'off'}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/blog')
    const filter = page.getByRole('navigation', { name: 'סינון לפי נושא' })
    await expect(filter.getByRole('link', { name: 'הכול 6' })).toHaveAttribute('aria-current', 'page')
    await filter.getByRole('link', { name: 'פדגוגיה חדשה 2' }).click()
    await expect(page).toHaveURL('/blog/category/pedagogy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('פדגוגיה חדשה')
    await expect(cards(page)).toHaveCount(2)
    await expect(filter.getByRole('link', { name: 'פדגוגיה חדשה 2' })).toHaveAttribute('aria-current', 'page')
    await filter.getByRole('link', { name: 'הכול 6' }).click()
    await expect(cards(page)).toHaveCount(6)
    await context.close()
  })
}

test('every subject has its own page, title and count', async ({ page }) => {
  const titles = new Set<string>()
  for (const [id, count] of Object.entries({ innovation: 1, pedagogy: 2, team: 1, training: 1, management: 1 })) {
    await page.goto(`/blog/category/${id}`)
    await expect(cards(page)).toHaveCount(count)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(5)
})

test.describe('search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/blog')
  })

  function shelf(page: Page) {
    return page.locator('[data-library]').getByRole('article')
  }

  test('shows what is found while one types, says how many, and keeps the words in the address', async ({ page }) => {
    const field = page.getByRole('searchbox', { name: 'חיפוש במאמרים' })
    await field.pressSequentially('משח')
    await expect(page.getByRole('status')).toHaveText('נמצאו 2 מאמרים')
    await expect(shelf(page)).toHaveCount(2)
    await expect(page).toHaveURL(`/blog?q=${encodeURIComponent('משח')}`)
    await page.reload()
    await expect(field).toHaveValue('משח')
    await expect(shelf(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'ניקוי החיפוש' }).click()
    await expect(shelf(page)).toHaveCount(5)
    await expect(page.getByRole('status')).toHaveText('')
    await expect(page).toHaveURL('/blog')
    await expect(field).toBeFocused()
  })

  test('finds also the newest article, which stands at the top of the page', async ({ page }) => {
    await page.getByRole('searchbox').fill('בינה מלאכותית בכיתה')
    await expect(page.getByRole('status')).toHaveText('נמצא מאמר אחד')
    await expect(shelf(page).getByRole('heading')).toHaveText('בינה מלאכותית בכיתה: מתחילים בשאלה, לא בכלי')
  })

  for (const written of ['צ׳אט', "צ'אט", 'צאט']) {
    test(`finds a word with geresh written as ${written}`, async ({ page }) => {
      await page.getByRole('searchbox').fill(written)
      await expect(page.getByRole('status')).toHaveText('נמצא מאמר אחד')
    })
  }

  test('looks through the other pages of the list too, once there are some', async ({ page }) => {
    await page.route('**/blog/page/2', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<div data-library><article data-search="דינוזאורים בכיתה"><h3>דינוזאורים בכיתה</h3></article></div>',
      }),
    )
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/blog/page/2' })
      link.dataset['listPage'] = ''
      document.body.append(link)
    })
    await expect(shelf(page)).toHaveCount(5)
    await page.getByRole('searchbox').fill('דינוזאורים')
    await expect(page.getByRole('status')).toHaveText('נמצא מאמר אחד')
    await expect(shelf(page).getByRole('heading')).toHaveText('דינוזאורים בכיתה')
    await page.getByRole('button', { name: 'ניקוי החיפוש' }).click()
    await expect(shelf(page)).toHaveCount(5)
  })

  test('says when nothing is found', async ({ page }) => {
    await page.getByRole('searchbox').fill('דינוזאורים')
    await expect(page.getByRole('status')).toHaveText('לא נמצאו מאמרים. נסו מילה אחרת')
    await expect(shelf(page)).toHaveCount(0)
  })

  test('goes along to another subject, and offers all articles where a subject has none', async ({ page }) => {
    await page.getByRole('searchbox').fill('אנגלית')
    await page.getByRole('link', { name: 'ניהול צוות 1' }).click()
    await expect(page).toHaveURL(`/blog/category/team?q=${encodeURIComponent('אנגלית')}`)
    await expect(page.getByRole('status')).toHaveText('לא נמצאו מאמרים. נסו מילה אחרת')
    await page.getByRole('link', { name: 'לחיפוש בכל המאמרים' }).click()
    await expect(page.getByRole('status')).toHaveText(/^נמצא/)
  })
})

test('the search field is not shown where it could do nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/blog')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await context.close()
})

test('no React reaches the browser', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  for (const path of ['/blog', '/blog/category/pedagogy', '/blog/ai-integration-in-classroom'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((script) => script.includes('react.element') || script.includes('react.transitional.element'))).toEqual([])
  await expect(page.locator('astro-island')).toHaveCount(0)
})

test('a subject’s page has no accessibility violation and no sideways scroll, also on a phone', async ({ page }) => {
  await page.goto('/blog/category/pedagogy')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page, [320, 768])
})

test('the feed holds all articles, newest first, and is announced by the pages', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml')
  const answer = await page.request.get('/rss.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'text/xml')
      const texts = (tag: string) => [...document.querySelectorAll(`item > ${tag}`)].map((element) => element.textContent)
      return {
        broken: document.querySelector('parsererror')?.textContent ?? null,
        language: document.querySelector('channel > language')?.textContent,
        links: texts('link'),
        days: texts('pubDate').map((day) => new Date(day ?? '').toISOString().slice(0, 10)),
        described: texts('description').every((text) => (text ?? '').length > 50),
      }
    },
    await answer.text(),
  )
  expect(feed).toEqual({
    broken: null,
    language: 'he',
    links: articles.map(([slug]) => `https://win.example/blog/${slug}`),
    days: articles.map(([, date]) => date.split('.').reverse().join('-')),
    described: true,
  })
})

test('the site map holds every article with its day, and every subject', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  for (const [slug, date] of articles) {
    expect(map).toContain(`<loc>https://win.example/blog/${slug}</loc><lastmod>${date.split('.').reverse().join('-')}</lastmod>`)
  }
  expect(map.match(/\/blog\/category\//g)).toHaveLength(5)
})
