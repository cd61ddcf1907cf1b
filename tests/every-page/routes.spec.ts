import { readdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/config/paths'
import { expectAccessible, expectNoSidewaysScroll, phone, readToTheEnd, setTextSize, watch } from '../support/page'
import { turnedRound } from '../support/reading-order'

const articles = readdirSync('src/content/articles').map((file) => `${paths.blog}/${file.replace('.md', '')}`)
const all = [...Object.values(paths), ...articles]

for (const path of all) {
  test(`${path} opens whole: status, head, one heading, mixed text in its order, nothing foreign, no sideways scroll, no complaint, no cookie`, async ({
    page,
    context,
  }) => {
    const seen = watch(page)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'he')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,160}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://win\\.example${path === '/' ? '/' : path}$`),
    )
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'he_IL')
    const share = await page.locator('meta[property="og:image"]').getAttribute('content')
    const image = await page.request.get(new URL(share ?? '').pathname)
    expect(image.headers()['content-type']).toBe('image/jpeg')
    expect((await image.body()).length).toBeLessThan(300_000)
    await readToTheEnd(page)
    expect(await turnedRound(page)).toEqual([])
    await expectNoSidewaysScroll(page, [320, 375, 768, 1024, 1440])
    expect(await topOfWhatTheFirstFrameLeavesOut(page)).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
    expect(seen).toEqual({ errors: [], foreign: [] })
    expect(await context.cookies()).toEqual([])
    await expect(page.locator('input[type=password], input[autocomplete^=cc-]')).toHaveCount(0)
  })
}

/** The parts from the third on. */
const below = 'main [data-below], main[data-parts] > section ~ section ~ section'

async function topOfWhatTheFirstFrameLeavesOut(page: Page): Promise<number> {
  const tops = await page.locator(below).evaluateAll((left) => left.map((section) => section.getBoundingClientRect().top))
  return Math.min(...tops)
}

// The articles share one template: the longest of them stands for all.
for (const path of [...Object.values(paths), `${paths.blog}/assessing-achievements-digitally`]) {
  test(`${path} has no accessibility violation by day, in forced colours, with text of twice the size, and by night on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await setTextSize(page, '200%')
    await expectAccessible(page, { contrast: false })
    await expectNoSidewaysScroll(page, [1280])
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
    await setTextSize(page, '100%')
    await page.setViewportSize(phone)
    await expectAccessible(page)
  })
}

test('no route of the specification is missing', () => {
  expect(Object.values(paths)).toEqual(
    expect.arrayContaining([
      '/',
      '/win-ai',
      '/win-english',
      '/win-camp',
      '/win-camp/passover',
      '/win-camp/kiryat-gat',
      '/minecraft-education',
      '/minecraft-city',
      '/dragon-prince-game',
      '/school-principals',
      '/science-basket',
      '/jobs',
      '/blog',
      '/experiments',
      '/contact',
    ]),
  )
})

test('every page has a title of its own', async ({ request }) => {
  const titles = await Promise.all(all.map(async (path) => (await (await request.get(path)).text()).match(/<title>(.*?)<\/title>/)?.[1]))
  expect(new Set(titles).size).toBe(all.length)
})

test('a page whose scripts never come shows all that its first frame left out', async ({ page }) => {
  await page.route('**/*.js', (request) => request.abort())
  await page.goto(paths.english)
  const last = page.locator(below).locator('h2').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(last).toBeVisible()
})

test('with scripts off every page can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const path of all) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await context.close()
})

test('the old camp address leads to the Passover camp, with a server and without one', async ({ request }) => {
  const answer = await request.get('/passover-camp', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toBe(paths.passoverCamp)
  const withoutServer = await request.get('/passover-camp.html', { maxRedirects: 5 })
  expect(withoutServer.url()).toMatch(/win-camp\/passover$/)
})

test('the sitemap lists every page, and robots.txt points to it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of all) expect(sitemap).toContain(`<loc>https://win.example${path}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://win.example/sitemap.xml')
})

test('home carries keywords and the organisation, the other pages their trail', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /בינה מלאכותית/)
  expect(await structuredTypes(page)).toContain('EducationalOrganization')
  await page.goto(paths.passoverCamp)
  expect(await structuredTypes(page)).toContain('BreadcrumbList')
})

async function structuredTypes(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block) => JSON.parse(block)['@type'])
}
