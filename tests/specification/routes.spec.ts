import { expect, type Locator } from '@playwright/test'
import { test } from '../support/paper.ts'
import { allPaths } from '../support/site-map.ts'
import { words } from '../support/words.ts'

const bar = ['/win-ai', '/win-english', '/win-camp', '/science-basket', '/school-principals', '/blog', '/jobs']
const others = ['/minecraft-city', '/minecraft-education', '/experiments', '/dragon-prince-game']
const campEntries = ['/win-camp', '/win-camp/passover', '/science-basket']

const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

test('the routes that the specification names are all pages', () => {
  expect(allPaths).toEqual(
    expect.arrayContaining([
      '/',
      ...bar,
      ...others,
      '/win-camp/passover',
      '/win-camp/kiryat-gat',
      '/contact',
      '/accessibility',
      '/privacy',
    ]),
  )
})

test('the articles that the specification names are all pages', () => {
  const slugs = [
    'ai-integration-in-classroom',
    'english-learning-with-minecraft',
    'managing-educational-team-digitally',
    'assessing-achievements-digitally',
    'building-digital-curriculum',
  ]
  expect(allPaths).toEqual(expect.arrayContaining(slugs.map((slug) => `/blog/${slug}`)))
  expect(allPaths.filter((path) => /^\/blog\/[^/]+$/.test(path)).length).toBeGreaterThanOrEqual(6)
})

test('the old camp address leads to the Passover camp, with a server and without one', async ({ request }) => {
  const answer = await request.get('/passover-camp', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toBe('/win-camp/passover')
  const withoutServer = await request.get('/passover-camp.html', { maxRedirects: 5 })
  expect(withoutServer.url()).toMatch(/win-camp\/passover$/)
})

test('the bar links to its seven routes, with the camps as a menu of three entries', async ({ paper }) => {
  await paper.goto('/')
  const navigation = paper.getByRole('navigation', { name: words('header').navigation })
  const linked = await hrefs(navigation.locator('li[data-tooltip] > a'))
  expect(linked).toEqual(expect.arrayContaining(bar.filter((path) => path !== '/win-camp')))
  const camps = await hrefs(navigation.locator('#camp-menu a'))
  expect(camps).toEqual(expect.arrayContaining(campEntries))
})

test('the phone panel lists all routes but the two camp sub-entries', async ({ paper }) => {
  await paper.goto('/')
  const listed = await hrefs(paper.locator('#phone-panel li a'))
  expect(listed).toEqual(expect.arrayContaining(['/', ...bar, ...others, '/contact']))
  expect(listed).not.toContain('/win-camp/passover')
  expect(listed).not.toContain('/win-camp/kiryat-gat')
})

test('the footer links to the routes, and says that the game belongs to others', async ({ paper }) => {
  await paper.goto('/win-ai')
  const footer = paper.getByRole('contentinfo')
  expect(await hrefs(footer.getByRole('link'))).toEqual(expect.arrayContaining([...bar, ...others, '/accessibility', '/privacy']))
  await expect(footer).toContainText('אינו מוצר רשמי של Minecraft, אינו מאושר על ידי Mojang או Microsoft ואינו קשור אליהן')
})
