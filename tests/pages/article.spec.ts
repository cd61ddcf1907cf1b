import { expect } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { expectLink, prefilled } from '../support/action.ts'
import { articles, articleWith, bySubject } from '../support/blog.ts'
import { contentOf } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const labels = texts('blog')
const long = articleWith(({ headings }) => headings.length >= 5)
const withTable = articleWith(({ slug }) => slug === 'ai-integration-in-classroom')
const withLetter = articleWith(({ blocks }) => blocks.some(({ kind }) => kind === 'letter'))

test('a picture between paragraphs has the site’s sizes, AVIF first', longLayerOnly, async ({ textPage }) => {
  const illustrated = articles.filter((article) => article.pictures.length > 0)
  expect(illustrated).not.toEqual([])
  for (const { path, pictures } of illustrated) {
    await textPage.goto(path)
    for (const name of pictures) {
      const picture = textPage
        .getByRole('figure')
        .filter({ has: textPage.getByRole('img', { name }) })
        .locator('picture')
      await expect(picture.locator('source[type="image/avif"]')).toHaveAttribute('srcset', /\.avif 400w, .*\.avif \d+w$/)
      await expect(picture.locator('img')).toHaveAttribute('src', /\.webp$/)
      await expect(picture.locator('source[src]')).toHaveCount(0)
    }
  }
})

for (const article of articles) {
  // spec: 2-blog-article-image-category
  test(`${article.path} has its picture, subject, date, reading time, sections and up to three other articles`, async ({ textPage }) => {
    await textPage.goto(article.path)
    const main = textPage.getByRole('main').getByRole('article').first()
    await expect(textPage.getByRole('heading', { level: 1 })).toHaveText(article.title)
    for (const text of [article.date, article.readingTime]) await expect(main.getByText(text).first()).toBeVisible()
    await expect(main.getByRole('img').first()).toHaveAttribute('alt', article.cover.alt)
    await expect(main.getByRole('link', { name: labels.allArticles }).first()).toHaveAttribute('href', '/blog')
    await expect(main.getByRole('link', { name: article.subject, exact: true }).first()).toHaveAttribute(
      'href',
      `/blog/category/${article.category}`,
    )
    expect(article.headings.length).toBeGreaterThan(0)
    await expect(textPage.getByRole('navigation', { name: labels.contents }).getByRole('link')).toHaveText(article.headings)
    for (const name of article.headings) await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(main.getByRole('paragraph').filter({ hasText: /.{80}/ }).first()).toBeVisible()

    const others = textPage.getByRole('complementary', { name: labels.more })
    await expect(others.getByRole('article')).toHaveCount(Math.min(3, articles.length - 1))
    await expect(others.getByRole('link', { name: article.title })).toHaveCount(0)
    // Articles of the same subject come first.
    const related = articles
      .filter(({ category, slug }) => category === article.category && slug !== article.slug)
      .map(({ title }) => title)
    if (related.length > 0) expect(related).toContain(await others.getByRole('heading', { level: 3 }).first().textContent())

    await expectLink(textPage.getByRole('region', { name: article.closing.heading }), article.closing.action)
  })
}

test('at least one subject has several articles, so that the order above is tested', () => {
  expect(Math.max(...bySubject.map(({ articles: its }) => its.length))).toBeGreaterThan(1)
})

test('an entry of the contents leads to its section and is marked while that section is in view', async ({ page }) => {
  await page.goto(long.path)
  const name = long.headings[3] ?? ''
  const entry = page.getByRole('navigation', { name: labels.contents }).getByRole('link', { name })
  await entry.click()
  await expect(page).toHaveURL(`${long.path}#part-4`)
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
  await expect(entry).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(entry).not.toHaveAttribute('aria-current')
})

test('the progress blocks under the bar fill as the visitor scrolls through the sections', longLayerOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(long.path)
  const filled = () =>
    page
      .locator('[data-progress] > i')
      .evaluateAll((blocks) => blocks.map((block) => Number(getComputedStyle(block, '::before').scale.split(' ')[0])))
  const empty = long.headings.map(() => 0)
  expect(await filled()).toEqual(empty)
  await page.locator('#part-3').evaluate((part) => {
    const { top, height } = part.getBoundingClientRect()
    scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' })
  })
  await expect.poll(async () => (await filled()).slice(0, 2)).toEqual([1, 1])
  const [, , third = 0, ...rest] = await filled()
  expect(third).toBeGreaterThan(0.2)
  expect(third).toBeLessThan(0.8)
  expect(rest).toEqual(empty.slice(3))
})

test('on a phone the contents are collapsed above the text and open by keyboard', longLayerOnly, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(long.path)
  const contents = page.getByRole('navigation', { name: labels.contents })
  await expect(contents.getByRole('link').first()).toBeHidden()
  await contents.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(contents.getByRole('link')).toHaveCount(long.headings.length)
  await expect(contents.getByRole('link').first()).toBeVisible()
})

test(
  'on a phone each row of a wide table is a card: every cell is in view, and the page does not scroll sideways',
  longLayerOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(withTable.path)
    const frame = page.getByRole('group', { name: new RegExp(`^${labels.table}: .+, .+, .+`) }).first()
    await frame.focus()
    await expect(frame).toBeFocused()
    const isInside = await frame.evaluate((element) => {
      const box = element.getBoundingClientRect()
      return [...element.querySelectorAll('td')].map((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        return left >= box.left && right <= box.right
      })
    })
    expect(isInside.length).toBeGreaterThan(0)
    expect(isInside).not.toContain(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  },
)

test('an article can be shared in a chat, and its link copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(long.path)
  const url = site.url + long.path
  const share = page.getByRole('link', { name: labels.shareWhatsApp })
  expect(await prefilled(share)).toBe(`${long.title}\n${url}`)
  await expect(share).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: labels.shareCopy }).click()
  await expect(page.getByRole('status').filter({ hasText: labels.shareCopied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
})

test('without clipboard access the address itself is shown', longLayerOnly, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
  })
  await page.goto(long.path)
  await page.getByRole('button', { name: labels.shareCopy }).click()
  await expect(page.getByRole('status').filter({ hasText: site.url + long.path })).toBeVisible()
})

test('the structured data has a complete BlogPosting and its breadcrumbs', longLayerOnly, async ({ textPage }) => {
  await textPage.goto(long.path)
  const data = (await textPage.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  const posting = data.find((item) => item['@type'] === 'BlogPosting')
  expect(posting).toMatchObject({
    headline: long.title,
    datePublished: long.iso,
    inLanguage: 'he',
    articleSection: long.subject,
    mainEntityOfPage: site.url + long.path,
    image: [`${site.url}/share${long.path}.jpg`],
    // A sample author is not a real person, so the organisation is the author.
    author: long.sample ? { '@type': 'EducationalOrganization', name: site.name } : { '@type': 'Person', name: long.author },
    publisher: { name: site.name },
  })
  expect(posting.wordCount).toBeGreaterThan(100)
  const trail = data.find((item) => item['@type'] === 'BreadcrumbList').itemListElement.map((crumb: { name: string }) => crumb.name)
  expect(trail).toEqual([contentOf('index').label, contentOf('blog').label, long.subject, long.title])
  await expect(textPage.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
})

test(
  'the offer inside an article leads where its closing action leads; in print only the article remains',
  longLayerOnly,
  async ({ page }) => {
    await page.goto(long.path)
    const offer = page.getByRole('article').locator('aside').filter({ hasText: long.offer })
    await expect(offer.getByRole('link')).toHaveAttribute('href', new RegExp(`^${long.closing.action.to}(\\?|$)`))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: long.headings[0] ?? '', exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: texts('header').navigation })).toBeHidden()
    await expect(page.getByRole('navigation', { name: labels.contents })).toBeHidden()
    await expect(page.getByRole('complementary', { name: labels.more })).toBeHidden()
    await expect(page.getByRole('link', { name: labels.shareWhatsApp })).toBeHidden()
    await expect(offer).toBeHidden()
  },
)

for (const { path, blocks } of articles) {
  test(
    `${path} has at least two illustrated blocks, each with its title, and they fit on a small phone`,
    longLayerOnly,
    async ({ page }) => {
      expect(blocks.length).toBeGreaterThanOrEqual(2)
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      for (const { title } of blocks) await expect(page.getByRole('figure').filter({ hasText: title }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
}

test('the bar of a lesson is to scale: the width of each part is proportional to its minutes', longLayerOnly, async ({ page }) => {
  await page.goto(withTable.path)
  const bar = page.locator('[data-bar] > i')
  const parts = await bar.evaluateAll((all) =>
    all.map((part) => ({ minutes: Number(part.textContent), width: part.getBoundingClientRect().width })),
  )
  expect(parts.length).toBeGreaterThan(2)
  const [first = { minutes: 1, width: 0 }] = parts
  for (const { minutes, width } of parts) expect(width / minutes).toBeCloseTo(first.width / first.minutes, 1)
})

test('copying a letter copies its text without the title and the button', longLayerOnly, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(withLetter.path)
  const { text: letter } = withLetter.blocks.find(({ kind }) => kind === 'letter') ?? { text: '' }
  await page.getByRole('button', { name: labels.letterCopy }).click()
  await expect(page.getByRole('status').filter({ hasText: labels.letterCopied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(letter)
})

test('without clipboard access the letter is selected, ready to be copied by hand', longLayerOnly, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
  })
  await page.goto(withLetter.path)
  await page.getByRole('button', { name: labels.letterCopy }).click()
  await expect(page.getByRole('status').filter({ hasText: labels.letterNotCopied })).toBeVisible()
  const { text: letter } = withLetter.blocks.find(({ kind }) => kind === 'letter') ?? { text: '' }
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(letter)
})

test(
  'the teacher page prints only the title and the illustrated blocks; after that, printing is back to normal',
  longLayerOnly,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-asked-to-print', '')
    })
    await page.goto(withLetter.path)
    await page.getByRole('button', { name: labels.teacherPage }).click()
    await expect(page.locator('html')).toHaveAttribute('data-asked-to-print')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { title } of withLetter.blocks) await expect(page.getByRole('figure').filter({ hasText: title }).first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('table').first()).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('table').first()).toBeVisible()
  },
)

test('the first picture is not cropped and is inside the page, even on the widest screen', longLayerOnly, async ({ page }) => {
  for (const width of [390, 1440, 2560]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto(long.path)
    const picture = page.getByRole('main').getByRole('img').first()
    const { left, right, ratio } = await picture.evaluate((image) => {
      const box = image.getBoundingClientRect()
      return { left: box.left, right: box.right, ratio: box.width / box.height }
    })
    expect(ratio).toBeCloseTo(1.5, 1)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
  }
})

for (const { path } of articles) {
  test(
    `${path}: on a desktop a line of text has 60 to 70 characters on average, and the contents stay beside it`,
    longLayerOnly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const mean = await page.getByRole('article').first().evaluate(charactersPerLine)
      expect(mean).toBeGreaterThanOrEqual(60)
      expect(mean).toBeLessThanOrEqual(70)
      const contents = page.getByRole('navigation', { name: labels.contents })
      await page.locator('section[id^="part-"]').nth(3).scrollIntoViewIfNeeded()
      await expect(contents).toBeInViewport({ ratio: 1 })
      const [text, beside] = [await page.locator('#part-4 > p').first().boundingBox(), await contents.boundingBox()]
      expect(text && beside && beside.x >= text.x + text.width).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
    },
  )
}

/** Average number of characters per full line: all lines except each paragraph's last. */
function charactersPerLine(article: Element): number {
  const full = [...article.querySelectorAll('section > p:not(:has(> img))')].flatMap((paragraph) => {
    const lines = new Map<number, number>()
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const { top, height } = range.getBoundingClientRect()
        const line = Math.round((top + height / 2) / 20)
        lines.set(line, (lines.get(line) ?? 0) + word.length)
      }
    return [...lines.values()].slice(0, -1)
  })
  return full.reduce((sum, letters) => sum + letters, 0) / full.length
}
