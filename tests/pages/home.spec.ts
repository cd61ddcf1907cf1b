import { expect, type Page, test } from '@playwright/test'
import { site } from '../../src/config/site'
import { phone } from '../support/page'

const headings = ['WIN במספרים', 'שש תוכניות', 'ארבע סדנאות', 'בואו נבנה תוכנית']

function section(page: Page, heading: string) {
  return page.getByRole('region', { name: heading })
}

function drawings(page: Page) {
  return page.locator('section').first().locator('img[alt=""]')
}

test('the home page says in its head what it is, what to share, and who stands behind it', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('WIN · חדשנות טכנולוגית בבית הספר')
  for (const [tag, content] of [
    ['meta[name="description"]', /תוכניות טכנולוגיה לבתי ספר/],
    ['meta[name="keywords"]', /חדשנות בחינוך/],
    ['meta[property="og:title"]', /חדשנות טכנולוגית/],
    ['meta[property="og:description"]', /תוכניות טכנולוגיה/],
    ['meta[property="og:image"]', `${site.url}/share/home.jpg`],
  ] as const) {
    await expect(page.locator(tag)).toHaveAttribute('content', content)
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/`)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'EducationalOrganization', name: site.name, url: site.url, email: site.email })
})

test.describe('the first screen of the home page', () => {
  test('promises innovation and a centre of excellence, shows a digital classroom and the ministry’s approval', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('חדשנות טכנולוגית נכנסת לבית הספר')
    await expect(page.getByText('מרכז של מצוינות טכנולוגית, עם מסלולי לימוד וקורסים מתקדמים')).toBeVisible()
    const picture = page.getByRole('img', { name: /תלמידים ותלמידות .* בכיתה דיגיטלית/ })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    const catalogue = page.getByRole('link', { name: 'מאושר במאגר התוכניות של משרד החינוך', exact: true })
    await expect(catalogue).toHaveAttribute('target', '_blank')
    await expect(catalogue).toHaveAttribute('rel', 'noopener')
    const address = new URL((await catalogue.getAttribute('href')) ?? '')
    expect(address.hostname).toMatch(/\.gov\.il$/)
    expect(address.searchParams.get(site.programmeParameter)).toBe(site.programmeNumber)
    await page.setViewportSize(phone)
    await expect(page.getByRole('link', { name: /^קבלו תוכנית/ })).toBeInViewport({ ratio: 1 })
  })

  test('its primary button scrolls smoothly to the section with the id contact', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await page.getByRole('link', { name: 'קבלו תוכנית חינוכית מותאמת לבית הספר שלכם!', exact: true }).click()
    await expect(page.locator('#contact')).toBeInViewport({ ratio: 0.3 })
    await expect(page).toHaveURL('/#contact')
  })

  test('five drawings float, each a little later, and stand still for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await expect(drawings(page)).toHaveCount(5)
    const delays = await drawings(page).evaluateAll((images) => images.map((image) => getComputedStyle(image).animationDelay))
    expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(drawings(page).first()).toHaveCSS('animation-name', 'none')
  })

  test('when the theme is dark it is night, in the class and in the camp', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    for (const [name, file] of [
      [/בכיתה דיגיטלית/, 'home-night'],
      [/במחנה קיץ/, 'camp-night'],
    ] as const) {
      const picture = page.getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(file)
    }
  })
})

test.describe('the sections of the home page', () => {
  test('statistics, six courses, four workshops and the school form follow in this order', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const found = await page.locator('main h2').allTextContents()
    expect(found.map((text) => headings.findIndex((heading) => text.startsWith(heading)))).toEqual([0, 1, 2, 3])
    // Without motion nothing waits to be faded in.
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)

    const courses = section(page, 'שש תוכניות')
    await expect(courses.getByRole('article')).toHaveCount(6)
    for (const picture of await courses.getByRole('img').all()) await expect(picture).toHaveAttribute('loading', 'lazy')
    for (const [name, href] of [
      ['בינה מלאכותית', '/win-ai'],
      ['סל מדע', '/science-basket'],
      ['תוכניות לבתי ספר', '/school-principals'],
      ['מחנות חופש וקיץ', '/win-camp'],
      ['עיר חכמה', '/minecraft-city'],
      ['אנגלית שלומדים במשחק', '/win-english'],
    ] as const) {
      await expect(courses.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }

    const workshops = section(page, 'ארבע סדנאות')
    await expect(workshops.getByRole('heading', { level: 3 })).toHaveText(['בינה מלאכותית', 'יצירה דיגיטלית', 'טכנולוגיה', 'חוויה וגיבוש'])
    await expect(workshops.getByRole('link', { name: 'לתיאום סדנה' })).toHaveAttribute('href', '#contact')

    const contact = page.locator('#contact')
    await contact.scrollIntoViewIfNeeded()
    await expect(contact.getByLabel('שם בית הספר')).toBeVisible()
    await expect(contact.getByRole('radio')).toHaveCount(3)
    await expect(page.getByRole('contentinfo').locator('a[href="#contact"]')).toHaveCount(1)
  })

  test('fade in once, with delays of 0, 0.2, 0.4 and 0.6 s', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1280, height: 440 })
    await page.goto('/')
    const sections = page.locator('main > [data-reveal]')
    await expect(sections).toHaveCount(4)
    await expect(sections.last()).toHaveAttribute('data-reveal', 'waiting')
    for (const [number, delay] of ['0s', '0.2s', '0.4s', '0.6s'].entries()) {
      const one = sections.nth(number)
      await one.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect(one).toHaveAttribute('data-reveal', 'shown')
      await expect(one).toHaveCSS('animation-delay', delay)
      await expect(one).toHaveCSS('animation-duration', '0.7s')
      await expect(one).toHaveCSS('animation-iteration-count', '1')
    }
  })

  test('four figures count up once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const figures = section(page, 'WIN במספרים').getByRole('listitem')
    await expect(figures).toHaveCount(4)
    await figures.last().scrollIntoViewIfNeeded()
    const last = figures.last().locator('b')
    await expect(last).toHaveText('18,000')
    const changes = await last.evaluate(async (element) => {
      let count = 0
      new MutationObserver(() => count++).observe(element, { childList: true, characterData: true, subtree: true })
      for (const top of [document.body.scrollHeight, 0]) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      }
      return count
    })
    expect(changes).toBe(0)
  })

  test('a course tile leads to its page wherever it is pressed', async ({ page }) => {
    await page.goto('/')
    await section(page, 'שש תוכניות')
      .getByRole('article')
      .nth(1)
      .click({ position: { x: 20, y: 200 } })
    await expect(page).toHaveURL('/science-basket')
  })

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false })

    test('are all there, with the right figures', async ({ page }) => {
      await page.goto('/')
      for (const heading of headings.slice(1)) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(section(page, 'WIN במספרים').locator('b')).toHaveText(['6', '24', '120', '18,000'])
    })
  })
})
