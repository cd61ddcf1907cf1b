import { readFileSync } from 'node:fs'
import { expect, type Locator } from '@playwright/test'
import { allPaths } from '../support/site-map.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const bar = ['/win-ai', '/win-english', '/win-camp', '/science-basket', '/school-principals', '/blog', '/jobs']
const others = ['/minecraft-city', '/minecraft-education', '/experiments', '/dragon-prince-game']
const camps = ['/win-camp/passover', '/win-camp/kiryat-gat']
const campEntries = ['/win-camp', '/win-camp/passover', '/science-basket']

const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

// spec: 2-routes
test('every route that the specification names is a page', () => {
  expect(allPaths).toEqual(expect.arrayContaining(['/', ...bar, ...others, ...camps, '/contact', '/accessibility', '/privacy']))
})

// spec: 1-blog, 3-articles-title-description
test('every article that the specification names is a page', () => {
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

// spec: 2-routes-redirect
test('the old camp address redirects to the Passover camp, with a server and without one', async ({ request }) => {
  const answer = await request.get('/passover-camp', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toBe('/win-camp/passover')
  const withoutServer = await request.get('/passover-camp.html', { maxRedirects: 5 })
  expect(withoutServer.url()).toMatch(/win-camp\/passover$/)
  const file = readFileSync('dist/passover-camp.html', 'utf8')
  expect(file).toMatch(/<html lang="he" dir="rtl">.*content="0;url=\/win-camp\/passover"/)
  expect(file).toContain(`<a href="/win-camp/passover">${texts('messages').moved}</a>`)
})

// spec: 2-bar-links, 2-camp-dropdown
test('the bar links to its seven routes, and the camp dropdown has its three entries', async ({ textPage }) => {
  await textPage.goto('/')
  const navigation = textPage.getByRole('navigation', { name: texts('header').navigation })
  const linked = await hrefs(navigation.locator('li[data-tooltip] > a'))
  expect(linked).toEqual(expect.arrayContaining(bar.filter((path) => path !== '/win-camp')))
  const entries = await hrefs(navigation.locator('#camp-menu a'))
  expect(entries).toEqual(expect.arrayContaining(campEntries))
})

// spec: 2-phone-panel
test('the phone panel lists all routes except the two camp sub-entries', async ({ textPage }) => {
  await textPage.goto('/')
  const listed = await hrefs(textPage.locator('#phone-panel li a'))
  expect(listed).toEqual(expect.arrayContaining(['/', ...bar, ...others, '/contact']))
  for (const path of camps) expect(listed).not.toContain(path)
})

// spec: 2-footer
test('the footer links to the routes and carries the Minecraft disclaimer', async ({ textPage }) => {
  await textPage.goto('/win-ai')
  const footer = textPage.getByRole('contentinfo')
  expect(await hrefs(footer.getByRole('link'))).toEqual(
    expect.arrayContaining(['/', '#contact', ...bar, ...others, ...camps, '/contact', '/accessibility', '/privacy']),
  )
  await expect(footer).toContainText('אינו מוצר רשמי של Minecraft, אינו מאושר על ידי Mojang או Microsoft ואינו קשור אליהן')
})

// spec: 2-footer-links
test('on every page the footer’s contact link leads to the page’s own #contact, or else to that of the contact page', async ({
  request,
}) => {
  const without: string[] = []
  for (const path of allPaths) {
    const [main = '', footer = ''] = (await (await request.get(path)).text()).split('</main>')
    const hasContact = main.includes(' id="contact"')
    expect(footer, path).toContain(hasContact ? ' href="#contact"' : ' href="/contact#contact"')
    if (!hasContact) without.push(path)
  }
  // The legal pages have no contact section.
  expect(without).toEqual(['/accessibility', '/privacy'])
})
