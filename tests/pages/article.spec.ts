import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { phone, subjects } from '../support/page'

/** Newest first. */
const slugs = [
  'ai-integration-in-classroom',
  'english-learning-with-minecraft',
  'managing-educational-team-digitally',
  'gamification-in-the-classroom',
  'assessing-achievements-digitally',
  'building-digital-curriculum',
]

for (const [index, slug] of slugs.entries()) {
  test(`/blog/${slug} has picture, subject, date, reading time, its parts, three others and its neighbours`, async ({ page }) => {
    const source = readFileSync(`src/content/articles/${slug}.md`, 'utf8')
    const field = (name: string) => source.match(new RegExp(`^${name}: '(.*)'$`, 'm'))?.[1] ?? ''
    await page.goto(`/blog/${slug}`)
    const article = page.getByRole('main').getByRole('article').first()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(field('title'))
    await expect(article.getByText(field('date')).first()).toBeVisible()
    await expect(article.getByText(/^\d+ דקות קריאה$/).first()).toBeVisible()
    await expect(article.getByRole('img').first()).toHaveAttribute('alt', /\S{2,}/)
    await expect(article.getByRole('link', { name: 'לכל המאמרים' }).first()).toHaveAttribute('href', '/blog')

    const headings = [...source.matchAll(/^## (.*)$/gm)].map((match) => match[1] ?? '')
    expect(headings.length).toBeGreaterThan(3)
    await expect(page.getByRole('navigation', { name: 'במאמר הזה' }).getByRole('link')).toHaveText(headings)
    for (const name of headings) await expect(article.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(article.getByRole('paragraph').filter({ hasText: /.{80}/ }).first()).toBeVisible()
    const subject = subjects[source.match(/^category: (\w+)$/m)?.[1] ?? ''] ?? ''
    expect(subject).not.toBe('')
    await expect(article.getByRole('link', { name: subject, exact: true }).first()).toBeVisible()

    const others = page.getByRole('complementary', { name: 'עוד מהמדף' })
    await expect(others.getByRole('article')).toHaveCount(3)
    await expect(others.getByRole('link', { name: field('title') })).toHaveCount(0)

    const neighbours = page.getByRole('navigation', { name: 'מאמרים סמוכים' })
    const [newer, older] = [slugs[index - 1], slugs[index + 1]]
    if (older) await expect(neighbours.getByRole('link', { name: /^המאמר הקודם/ })).toHaveAttribute('href', `/blog/${older}`)
    if (newer) await expect(neighbours.getByRole('link', { name: /^המאמר הבא/ })).toHaveAttribute('href', `/blog/${newer}`)
    await expect(neighbours.getByRole('link')).toHaveCount([newer, older].filter(Boolean).length)
  })
}

test('the other articles are the nearest: the same subject comes first', async ({ page }) => {
  await page.goto('/blog/gamification-in-the-classroom')
  await expect(page.getByRole('complementary', { name: 'עוד מהמדף' }).getByRole('heading', { level: 3 }).first()).toHaveText(
    'אנגלית שנבנית תוך כדי משחק',
  )
})

test('the subject leads to its articles', async ({ page }) => {
  await page.goto('/blog/gamification-in-the-classroom')
  await page.getByRole('link', { name: 'פדגוגיה חדשה', exact: true }).first().click()
  await expect(page).toHaveURL('/blog/category/pedagogy')
})

test('a line of the contents leads to its part and is marked while that is read', async ({ page }) => {
  await page.goto('/blog/ai-integration-in-classroom')
  const line = page.getByRole('navigation', { name: 'במאמר הזה' }).getByRole('link', { name: 'מה לא כותבים לצ׳אט' })
  await line.click()
  await expect(page).toHaveURL('/blog/ai-integration-in-classroom#part-4')
  await expect(page.getByRole('heading', { name: 'מה לא כותבים לצ׳אט' })).toBeInViewport()
  await expect(line).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(line).not.toHaveAttribute('aria-current')
})

test('the blocks under the bar fill as the parts are read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/blog/ai-integration-in-classroom')
  const filled = () =>
    page
      .locator('[data-progress] > i')
      .evaluateAll((blocks) => blocks.map((block) => Number(getComputedStyle(block, '::before').scale.split(' ')[0])))
  expect(await filled()).toEqual([0, 0, 0, 0, 0, 0, 0])
  await page.locator('#part-3').evaluate((part) => {
    const { top, height } = part.getBoundingClientRect()
    scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' })
  })
  await expect.poll(async () => (await filled()).slice(0, 2)).toEqual([1, 1])
  const [, , third = 0, ...rest] = await filled()
  expect(third).toBeGreaterThan(0.2)
  expect(third).toBeLessThan(0.8)
  expect(rest).toEqual([0, 0, 0, 0])
})

test('on a phone the contents are folded above the text and open by keyboard', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/blog/ai-integration-in-classroom')
  const contents = page.getByRole('navigation', { name: 'במאמר הזה' })
  await expect(contents.getByRole('link').first()).toBeHidden()
  await contents.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(contents.getByRole('link')).toHaveCount(7)
  await expect(contents.getByRole('link').first()).toBeVisible()
})

test('on a phone a wide table scrolls in its own frame, by keyboard too, and the page stays still', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/blog/ai-integration-in-classroom')
  const frame = page.getByRole('group', { name: 'טבלה' }).first()
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0)
  await frame.focus()
  await expect(frame).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('it can be shared in a chat, and its link copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/english-learning-with-minecraft')
  const url = 'https://win.example/blog/english-learning-with-minecraft'
  const share = page.getByRole('link', { name: 'שיתוף ב־WhatsApp' })
  const target = new URL((await share.getAttribute('href')) ?? '')
  expect(target.origin + target.pathname).toBe('https://wa.me/')
  expect(target.searchParams.get('text')).toBe(`אנגלית שנבנית תוך כדי משחק\n${url}`)
  await expect(share).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'העתקת קישור' }).click()
  await expect(page.getByRole('status')).toHaveText('הקישור הועתק')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
})

test('where the clipboard is closed the address itself is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
  })
  await page.goto('/blog/english-learning-with-minecraft')
  await page.getByRole('button', { name: 'העתקת קישור' }).click()
  await expect(page.getByRole('status')).toHaveText('https://win.example/blog/english-learning-with-minecraft')
})

test('it ends with the programme that does what it speaks of', async ({ page }) => {
  await page.goto('/blog/english-learning-with-minecraft')
  await expect(page.getByRole('region', { name: 'רוצים שוק כזה אצלכם?' }).getByRole('link')).toHaveAttribute('href', '/win-english')
})

test('search engines get a BlogPosting with all it needs, and the trail to it', async ({ page }) => {
  await page.goto('/blog/building-digital-curriculum')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  const posting = data.find((item) => item['@type'] === 'BlogPosting')
  expect(posting).toMatchObject({
    headline: 'תוכנית לימודים דיגיטלית, בלוק אחר בלוק',
    datePublished: '2025-06-29',
    inLanguage: 'he',
    articleSection: 'הדרכה',
    mainEntityOfPage: 'https://win.example/blog/building-digital-curriculum',
    image: ['https://win.example/share/blog/building-digital-curriculum.jpg'],
    author: { '@type': 'Organization', name: 'צוות WIN' },
    publisher: { name: 'WIN' },
  })
  expect(posting.wordCount).toBeGreaterThan(800)
  const trail = data.find((item) => item['@type'] === 'BreadcrumbList').itemListElement.map((crumb: { name: string }) => crumb.name)
  expect(trail).toEqual(['עמוד הבית', 'בלוג', 'הדרכה', 'תוכנית לימודים דיגיטלית, בלוק אחר בלוק'])
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
})

test('on paper only the article is left', async ({ page }) => {
  await page.goto('/blog/ai-integration-in-classroom')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'השבוע הראשון' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'ניווט ראשי' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'במאמר הזה' })).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'עוד מהמדף' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'שיתוף ב־WhatsApp' })).toBeHidden()
})
