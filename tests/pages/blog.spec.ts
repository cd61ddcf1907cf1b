import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { articles, articleWith, bySubject, countFound, foundWords } from '../support/blog.ts'
import { longLayer } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { words } from '../support/words.ts'

const labels = words('blog')
const all = `${labels.subjectsAll} ${articles.length}`
/** A word that no article holds. */
const nowhere = 'דינוזאורים'

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function filterOf(page: Page) {
  return page.getByRole('navigation', { name: labels.subjects })
}

// spec: 1-blog, 2-blog-cards-image-date
test('a card for every article, newest first, each with picture, date, title, description, subject and link', async ({ textPage }) => {
  await textPage.goto('/blog')
  await expect(cards(textPage)).toHaveCount(articles.length)
  for (const [index, { title, description, date, subject, readingTime, cover, path }] of articles.entries()) {
    const card = cards(textPage).nth(index)
    await expect(card.getByRole('img').first()).toHaveAttribute('alt', cover.alt)
    await expect(card.getByRole('heading')).toHaveText(title)
    for (const said of [description, date, readingTime]) await expect(card.getByText(said)).toBeVisible()
    await expect(card.getByText(subject, { exact: true })).toBeVisible()
    // Those who hear the link alone hear where it leads.
    await expect(card.getByRole('link', { name: `${labels.readMore} ${title}` })).toHaveAttribute('href', path)
  }
})

test('the whole card leads to the article, on a phone too', longLayer, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/blog')
  await cards(page)
    .nth(1)
    .click({ position: { x: 80, y: 80 } })
  await expect(page).toHaveURL(articles[1]?.path ?? '')
})

for (const scripts of [true, false]) {
  test(`a subject is a link that shows its articles only, with scripts ${scripts ? 'on' : 'off'}`, async ({ page, textPage }) => {
    const visit = scripts ? page : textPage
    const [subject] = bySubject.toSorted((one, other) => other.articles.length - one.articles.length)
    if (!subject) throw new Error('There is no subject')
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

test('every subject has its own page with its articles', async ({ textPage }) => {
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

  test('shows what is found while one types, says how many, and keeps the words in the address', async ({ page }) => {
    const field = page.getByRole('searchbox', { name: labels.search })
    const typed = 'משח'
    const count = countFound(typed)
    expect(count).toBeGreaterThan(1)
    await field.pressSequentially(typed)
    await expect(page.getByRole('status')).toHaveText(foundWords(count))
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

  test('finds also the newest article, which is at the top of the page, and nothing where there is nothing', async ({ page }) => {
    const newest = articles[0]?.title ?? ''
    await page.getByRole('searchbox').fill(newest)
    await expect(page.getByRole('status')).toHaveText(foundWords(countFound(newest)))
    await expect(shelf(page).getByRole('heading', { name: newest })).toBeVisible()
    await page.getByRole('searchbox').fill(nowhere)
    await expect(page.getByRole('status')).toHaveText(labels.searchNone)
    await expect(shelf(page)).toHaveCount(0)
  })

  test('finds a word with geresh however it is written', longLayer, async ({ page }) => {
    for (const written of ['צ׳אט', "צ'אט", 'צאט']) {
      await page.getByRole('searchbox').fill(written)
      await expect(shelf(page)).toHaveCount(countFound(written))
      expect(countFound(written)).toBe(countFound('צ׳אט'))
      await page.getByRole('searchbox').fill('')
      await expect(shelf(page)).toHaveCount(articles.length - 1)
    }
  })

  test('looks through the other pages of the list too, once there are some', longLayer, async ({ page }) => {
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

  test('goes along to another subject, and offers all articles where a subject has none', longLayer, async ({ page }) => {
    const wanted = articles[0]?.title ?? ''
    const other = bySubject.find(({ id }) => id !== articles[0]?.category)
    await page.getByRole('searchbox').fill(wanted)
    await filterOf(page)
      .getByRole('link', { name: `${other?.label} ${other?.articles.length}` })
      .click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*${other?.path}\\?q=`))
    await expect(page.getByRole('status')).toHaveText(labels.searchNone)
    await page.getByRole('link', { name: labels.searchWider }).click()
    await expect(page.getByRole('status')).toHaveText(foundWords(countFound(wanted)))
  })
})

test('the search field is not shown where it could do nothing', longLayer, async ({ textPage }) => {
  await textPage.goto('/blog')
  await expect(textPage.getByRole('searchbox')).toBeHidden()
})

test('no React reaches the browser', () => {
  for (const path of ['/blog', bySubject[0]?.path, articles[0]?.path]) {
    const html = readFileSync(`dist${path}.html`, 'utf8')
    expect(html).toContain('<script type="module"')
    expect(html).not.toMatch(/<astro-island|react/i)
  }
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
    links: articles.map(({ path }) => site.url + path),
    days: articles.map(({ iso }) => iso),
    described: true,
  })
})

// spec: 3-articles-title-description
test('the site map holds every article with its day, and every subject', () => {
  const map = readFileSync('dist/sitemap.xml', 'utf8')
  for (const { path, iso } of articles) expect(map).toContain(`<loc>${site.url}${path}</loc><lastmod>${iso}</lastmod>`)
  expect(map.match(/\/blog\/category\//g)).toHaveLength(bySubject.length)
})

test('the newest article is announced as such', longLayer, async ({ textPage }) => {
  await textPage.goto('/blog')
  const { title } = articleWith(() => true)
  await expect(cards(textPage).first()).toContainText(labels.newest)
  await expect(cards(textPage).first().getByRole('heading')).toHaveText(title)
})
