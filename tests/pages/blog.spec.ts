import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { articles, articleWith, bySubject, countFound, searchStatus } from '../support/blog.ts'
import { longLayerOnly } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const labels = texts('blog')
const all = `${labels.subjectsAll} ${articles.length}`
/** A word that no article contains. */
const nowhere = 'דינוזאורים'

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function filterOf(page: Page) {
  return page.getByRole('navigation', { name: labels.subjects })
}

// spec: 1-blog, 2-blog-cards-image-date
test('has a card for every article, newest first, with picture, date, title, description, subject and link', async ({ textPage }) => {
  await textPage.goto('/blog')
  await expect(cards(textPage)).toHaveCount(articles.length)
  for (const [index, { title, description, date, subject, readingTime, cover, path }] of articles.entries()) {
    const card = cards(textPage).nth(index)
    await expect(card.getByRole('img').first()).toHaveAttribute('alt', cover.alt)
    await expect(card.getByRole('heading')).toHaveText(title)
    for (const text of [description, date, readingTime]) await expect(card.getByText(text)).toBeVisible()
    await expect(card.getByText(subject, { exact: true })).toBeVisible()
    // The link's name must make sense on its own to a screen-reader user.
    await expect(card.getByRole('link', { name: `${labels.readMore} ${title}` })).toHaveAttribute('href', path)
  }
})

test('the whole card leads to the article, on a phone too', longLayerOnly, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/blog')
  await cards(page)
    .nth(1)
    .click({ position: { x: 80, y: 80 } })
  await expect(page).toHaveURL(articles[1]?.path ?? '')
})

for (const scripts of [true, false]) {
  test(`a subject link shows only its articles, with scripts ${scripts ? 'on' : 'off'}`, async ({ page, textPage }) => {
    const visit = scripts ? page : textPage
    const [subject] = bySubject.toSorted((one, other) => other.articles.length - one.articles.length)
    if (!subject) throw new Error('No subject has articles')
    const name = `${subject.label} ${subject.articles.length}`
    await visit.goto('/blog')
    await expect(filterOf(visit).getByRole('link', { name: all })).toHaveAttribute('aria-current', 'page')
    await filterOf(visit).getByRole('link', { name }).click()
    await expect(visit).toHaveURL(subject.path)
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText(subject.label)
    await expect(cards(visit)).toHaveCount(subject.articles.length)
    await expect(filterOf(visit).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await filterOf(visit).getByRole('link', { name: all }).click()
    await expect(cards(visit)).toHaveCount(articles.length)
  })
}

test('every subject has a page with its articles', async ({ textPage }) => {
  for (const { path, label, articles: its } of bySubject) {
    await textPage.goto(path)
    await expect(textPage.getByRole('heading', { level: 1 })).toHaveText(label)
    await expect(cards(textPage).getByRole('heading')).toHaveText(its.map(({ title }) => title))
  }
})

test.describe('search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/blog')
  })

  function shelf(page: Page) {
    return page.locator('[data-library]').getByRole('article')
  }

  test('shows matches while the visitor types, announces their number, and keeps the query in the address', async ({ page }) => {
    const field = page.getByRole('searchbox', { name: labels.search })
    const typed = 'משח'
    const count = countFound(typed)
    expect(count).toBeGreaterThan(1)
    await field.pressSequentially(typed)
    await expect(page.getByRole('status')).toHaveText(searchStatus(count))
    await expect(shelf(page)).toHaveCount(count)
    await expect(page).toHaveURL(`/blog?q=${encodeURIComponent(typed)}`)
    await page.reload()
    await expect(field).toHaveValue(typed)
    await expect(shelf(page)).toHaveCount(count)
    await page.getByRole('button', { name: labels.searchClear }).click()
    await expect(shelf(page)).toHaveCount(articles.length - 1)
    await expect(page.getByRole('status')).toHaveText('')
    await expect(page).toHaveURL('/blog')
    await expect(field).toBeFocused()
  })

  test('also finds the newest article, which is at the top of the page, and shows nothing if there is no match', async ({ page }) => {
    const newest = articles[0]?.title ?? ''
    await page.getByRole('searchbox').fill(newest)
    await expect(page.getByRole('status')).toHaveText(searchStatus(countFound(newest)))
    await expect(shelf(page).getByRole('heading', { name: newest })).toBeVisible()
    await page.getByRole('searchbox').fill(nowhere)
    await expect(page.getByRole('status')).toHaveText(labels.searchNone)
    await expect(shelf(page)).toHaveCount(0)
  })

  test('finds a word with a geresh in every spelling', longLayerOnly, async ({ page }) => {
    for (const written of ['צ׳אט', "צ'אט", 'צאט']) {
      await page.getByRole('searchbox').fill(written)
      await expect(shelf(page)).toHaveCount(countFound(written))
      expect(countFound(written)).toBe(countFound('צ׳אט'))
      await page.getByRole('searchbox').fill('')
      await expect(shelf(page)).toHaveCount(articles.length - 1)
    }
  })

  test('also searches the other pages of the list, if there are any', longLayerOnly, async ({ page }) => {
    await page.route('**/blog/page/2', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<div data-library><article data-search="${nowhere}"><h3>${nowhere}</h3></article></div>`,
      }),
    )
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/blog/page/2' })
      link.dataset['listPage'] = ''
      document.body.append(link)
    })
    await page.getByRole('searchbox').fill(nowhere)
    await expect(page.getByRole('status')).toHaveText(labels.searchOne)
    await expect(shelf(page).getByRole('heading')).toHaveText(nowhere)
    await page.getByRole('button', { name: labels.searchClear }).click()
    await expect(shelf(page)).toHaveCount(articles.length - 1)
  })

  test('keeps the query when the subject changes, and offers all articles if a subject has no match', longLayerOnly, async ({ page }) => {
    const query = articles[0]?.title ?? ''
    const other = bySubject.find(({ id }) => id !== articles[0]?.category)
    await page.getByRole('searchbox').fill(query)
    await filterOf(page)
      .getByRole('link', { name: `${other?.label} ${other?.articles.length}` })
      .click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*${other?.path}\\?q=`))
    await expect(page.getByRole('status')).toHaveText(labels.searchNone)
    await page.getByRole('link', { name: labels.searchWider }).click()
    await expect(page.getByRole('status')).toHaveText(searchStatus(countFound(query)))
  })
})

test('the search field is hidden with scripts off', longLayerOnly, async ({ textPage }) => {
  await textPage.goto('/blog')
  await expect(textPage.getByRole('searchbox')).toBeHidden()
})

test('the blog pages load no React', () => {
  for (const path of ['/blog', bySubject[0]?.path, articles[0]?.path]) {
    const html = readFileSync(`dist${path}.html`, 'utf8')
    expect(html).toContain('<script type="module"')
    expect(html).not.toMatch(/<astro-island|react/i)
  }
})

test('the feed contains all articles, newest first, and the blog page links to it', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml')
  const response = await page.request.get('/rss.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'text/xml')
      const textsOf = (tag: string) => [...document.querySelectorAll(`item > ${tag}`)].map((element) => element.textContent)
      return {
        broken: document.querySelector('parsererror')?.textContent ?? null,
        language: document.querySelector('channel > language')?.textContent,
        links: textsOf('link'),
        days: textsOf('pubDate').map((day) => new Date(day ?? '').toISOString().slice(0, 10)),
        described: textsOf('description').every((text) => (text ?? '').length > 50),
      }
    },
    await response.text(),
  )
  expect(feed).toEqual({
    broken: null,
    language: 'he',
    links: articles.map(({ path }) => site.url + path),
    days: articles.map(({ iso }) => iso),
    described: true,
  })
})

// spec: 3-articles-title-description
test('the site map lists every article with its date, and every subject', () => {
  const map = readFileSync('dist/sitemap.xml', 'utf8')
  for (const { path, iso } of articles) expect(map).toContain(`<loc>${site.url}${path}</loc><lastmod>${iso}</lastmod>`)
  expect(map.match(/\/blog\/category\//g)).toHaveLength(bySubject.length)
})

test('the newest article is labelled as such', longLayerOnly, async ({ textPage }) => {
  await textPage.goto('/blog')
  const { title } = articleWith(() => true)
  await expect(cards(textPage).first()).toContainText(labels.newest)
  await expect(cards(textPage).first().getByRole('heading')).toHaveText(title)
})
