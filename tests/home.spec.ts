import { expect, type Page, test } from '@playwright/test'
import { site } from '../src/config/site'
import { expectAccessible, expectNoSidewaysScroll, phone, readToTheEnd, watch } from './support'

const headings = ['WIN במספרים', 'שש תוכניות', 'ארבע סדנאות', 'בואו נבנה תוכנית']

function section(page: Page, heading: string) {
  return page.getByRole('region', { name: heading })
}

test.describe('the home page, in its head', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('is Hebrew, right-to-left, and says what it is', async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'he')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveTitle('WIN · חדשנות טכנולוגית בבית הספר')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /תוכניות טכנולוגיה לבתי ספר/)
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /חדשנות בחינוך/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/`)
  })

  test('carries the tags for sharing', async ({ page }) => {
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /חדשנות טכנולוגית/)
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /תוכניות טכנולוגיה/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${site.url}/share/home.jpg`)
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'he_IL')
  })

  test('describes the organisation to search engines', async ({ page }) => {
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
    expect(data).toMatchObject({ '@type': 'EducationalOrganization', name: site.name, url: site.url, email: site.email })
  })
})

test.describe('the home page, on its first screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('promises technological innovation and a centre of excellence', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('חדשנות טכנולוגית נכנסת לבית הספר')
    await expect(page.getByText('מרכז של מצוינות טכנולוגית, עם מסלולי לימוד וקורסים מתקדמים')).toBeVisible()
  })

  test('the primary button scrolls smoothly to the form', async ({ page }) => {
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await page.getByRole('link', { name: 'קבלו תוכנית חינוכית מותאמת לבית הספר שלכם!', exact: true }).click()
    await expect(page.locator('#contact')).toBeInViewport({ ratio: 0.3 })
    await expect(page).toHaveURL('/#contact')
  })

  test("the ministry's approval opens the catalogue in a new tab, with the programme's number in the query", async ({ page }) => {
    const link = page.getByRole('link', { name: 'מאושר במאגר התוכניות של משרד החינוך', exact: true })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.hostname).toMatch(/\.gov\.il$/)
    expect(address.searchParams.get(site.programmeParameter)).toBe(site.programmeNumber)
  })

  test('shows students in a digital classroom', async ({ page }) => {
    const picture = page.getByRole('img', { name: /תלמידים ותלמידות .* בכיתה דיגיטלית/ })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
  })

  test('shows the class at night when the theme is dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const source = page.getByRole('img', { name: /בכיתה דיגיטלית/ })
    await expect.poll(() => source.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('home-night')
  })

  test('five drawings float, one after the other, and say nothing to a screen reader', async ({ page }) => {
    const icons = page.locator('section').first().locator('img[alt=""]')
    await expect(icons).toHaveCount(5)
    const delays = await icons.evaluateAll((images) => images.map((image) => getComputedStyle(image).animationDelay))
    expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s'])
  })

  test('the drawings stand still for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('section').first().locator('img[alt=""]').first()).toHaveCSS('animation-name', 'none')
  })

  test('on a phone the main action is on the first screen', async ({ page }) => {
    await page.setViewportSize(phone)
    await expect(page.getByRole('link', { name: /^קבלו תוכנית/ })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('the home page, section by section', () => {
  test('statistics, courses, workshops and the form follow in this order', async ({ page }) => {
    await page.goto('/')
    const found = await page.locator('main h2').allTextContents()
    expect(found.map((text) => headings.findIndex((heading) => text.startsWith(heading)))).toEqual([0, 1, 2, 3])
  })

  test('the sections below the fold fade in once, with delays of 0, 0.2, 0.4 and 0.6 s', async ({ page }) => {
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

  test('six courses, one for each programme', async ({ page }) => {
    await page.goto('/')
    const courses = section(page, 'שש תוכניות')
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
    await expect(courses.getByRole('article')).toHaveCount(6)
  })

  test('a course tile leads to its page wherever it is pressed', async ({ page }) => {
    await page.goto('/')
    const tile = section(page, 'שש תוכניות').getByRole('article').nth(1)
    await tile.click({ position: { x: 20, y: 200 } })
    await expect(page).toHaveURL('/science-basket')
  })

  test('four workshops, and a way to book one', async ({ page }) => {
    await page.goto('/')
    const workshops = section(page, 'ארבע סדנאות')
    await expect(workshops.getByRole('heading', { level: 3 })).toHaveText(['בינה מלאכותית', 'יצירה דיגיטלית', 'טכנולוגיה', 'חוויה וגיבוש'])
    await expect(workshops.getByRole('link', { name: 'לתיאום סדנה' })).toHaveAttribute('href', '#contact')
  })

  test('the school enquiry form stands in the section with the id contact', async ({ page }) => {
    await page.goto('/')
    const contact = page.locator('#contact')
    await contact.scrollIntoViewIfNeeded()
    await expect(contact.getByLabel('שם בית הספר')).toBeVisible({ timeout: 15_000 })
    await expect(contact.getByRole('radio')).toHaveCount(3)
  })

  test('the footer leads to the form of this page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('contentinfo').locator('a[href="#contact"]')).toHaveCount(1)
  })
})

test.describe('the home page, for everyone', () => {
  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false })

    test('every section is there and the figures are right', async ({ page }) => {
      await page.goto('/')
      for (const heading of headings.slice(1)) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(section(page, 'WIN במספרים').locator('b')).toHaveText(['6', '24', '120', '18,000'])
    })
  })

  test('nothing is complained about and nothing is fetched from elsewhere', async ({ page }) => {
    const { errors, foreign } = watch(page)
    await page.goto('/')
    await readToTheEnd(page)
    await page.locator('#contact').getByRole('button').last().waitFor()
    expect(errors).toEqual([])
    expect(foreign).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/')
      await readToTheEnd(page)
      await expectAccessible(page)
    })
  }

  test('does not scroll sideways', async ({ page }) => {
    await page.goto('/')
    await expectNoSidewaysScroll(page, [320, 360, 640, 768, 1024, 1440, 1920])
  })
})
