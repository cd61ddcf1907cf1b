import { expect, type Page } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { expectLink, parseAction } from '../support/action.ts'
import { contentOf, entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'

const { title, description, keywords = [], hero, figures, courses, workshops, form } = contentOf('index')
const amounts = figures.items.map(({ value }) => value.toLocaleString('en'))

function section(page: Page, { heading }: { heading: string }) {
  return page.getByRole('region', { name: looseText(heading) })
}

function drawings(page: Page) {
  return page.locator('section').first().locator('img[alt=""]:not([data-door] *)')
}

// spec: 2-home-language-direction-title
test('the head has title, description, keywords, sharing tags, canonical address and organisation data', async ({ textPage }) => {
  await textPage.goto('/')
  await expect(textPage).toHaveTitle(title)
  for (const [tag, content] of [
    ['meta[name="description"]', description],
    ['meta[name="keywords"]', new RegExp(keywords.join('.*'))],
    ['meta[property="og:title"]', title],
    ['meta[property="og:description"]', description],
    ['meta[property="og:image"]', `${site.url}/share/home.jpg`],
  ] as const) {
    await expect(textPage.locator(tag)).toHaveAttribute('content', content)
  }
  await expect(textPage.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/`)
  const data = JSON.parse((await textPage.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'EducationalOrganization', name: site.name, url: site.url, email: site.email })
})

test.describe('the first screen of the home page', () => {
  // spec: 2-home-headline-technological-innovation, 2-home-external-link-ministrys, 2-home-picture-hebrew-alternative
  test('shows headline, lead, picture and a link to the ministry’s catalogue in a new tab; on a phone the button is on it', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(looseText(hero.heading))
    await expect(page.getByText(hero.lead)).toBeVisible()
    const picture = page.getByRole('img', { name: hero.picture.alt })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    const catalogue = await expectLink(page.getByRole('main'), hero.schools.proof)
    await expect(catalogue).toHaveAttribute('target', '_blank')
    await expect(catalogue).toHaveAttribute('rel', 'noopener')
    const address = new URL((await catalogue.getAttribute('href')) ?? '')
    expect(address.searchParams.get(site.programmeParameter)).toBe(site.programmeNumber)
    await page.setViewportSize(phone)
    await expect(await expectLink(page.getByRole('main'), hero.schools.action)).toBeInViewport({ ratio: 1 })
  })

  for (const screen of [phone, { width: 1440, height: 900 }]) {
    test(`has a door for schools and a door for parents at ${screen.width} × ${screen.height}, actions on the first screen`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      await page.goto('/')
      const schools = page.locator('[data-door=schools]')
      const parents = page.locator('[data-door=parents]')
      await expect(schools).toContainText(hero.schools.heading)
      await expect(parents).toContainText(hero.parents.heading)
      for (const within of [
        await expectLink(schools, hero.schools.action),
        await expectLink(schools, hero.schools.proof),
        await expectLink(parents, hero.parents.action),
        parents.locator('a:visible').first(),
      ])
        await expect(within).toBeInViewport({ ratio: 1 })
    })
  }

  for (const screen of [
    { width: 390, height: 664 },
    { width: 320, height: 568 },
  ]) {
    test(`on a short phone of ${screen.width} × ${screen.height} each door has an action on the first screen`, async ({ page }) => {
      await page.setViewportSize(screen)
      await page.goto('/')
      for (const door of ['schools', 'parents'])
        await expect(page.locator(`[data-door=${door}] a:visible`).first()).toBeInViewport({ ratio: 1 })
    })
  }

  // spec: 2-home-primary-button-smooth
  test('has a primary button that scrolls smoothly to the section with the id contact', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await page
      .getByRole('main')
      .getByRole('link', { name: parseAction(hero.schools.action).label, exact: true })
      .click()
    await expect(page.locator('#contact')).toBeInViewport({ ratio: 0.3 })
    await expect(page).toHaveURL('/#contact')
  })

  test('shows its figures whole on the first screen of a laptop', longLayerOnly, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    for (const item of await section(page, figures).getByRole('listitem').locator('> *').all())
      await expect(item).toBeInViewport({ ratio: 1 })
  })

  test('links each floating drawing to its programme', longLayerOnly, async ({ page }) => {
    await page.goto('/')
    for (const { action } of hero.icons) await expectLink(page.locator('section').first(), action)
  })

  // spec: 2-home-five-floating-icons
  test('has five floating drawings with staggered delays, which stay still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await expect(drawings(page)).toHaveCount(5)
    const delays = await drawings(page).evaluateAll((images) => images.map((image) => getComputedStyle(image).animationDelay))
    expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(drawings(page).first()).toHaveCSS('animation-name', 'none')
  })

  test('shows the night version of pictures that have one in the dark theme', longLayerOnly, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const pictures = [hero.picture, ...courses.items.flatMap((item) => ('picture' in item && item.picture ? [item.picture] : []))]
    const withNight = pictures.filter(({ night }) => night)
    expect(withNight.length).toBeGreaterThan(1)
    for (const { alt, night } of withNight.slice(0, 2)) {
      const picture = page.getByRole('img', { name: alt })
      await picture.scrollIntoViewIfNeeded()
      const file = String(night).split('/').at(-1)?.replace('.webp', '.') ?? ''
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(file)
    }
  })
})

test.describe('the sections of the home page', () => {
  // spec: 2-home-statistics-courses-third, 2-workshops-block, 7-lazy-section-loads
  test('statistics, courses, four workshops and the school form follow in this order', async ({ textPage }) => {
    await textPage.goto('/')
    await expect(textPage.locator('main h2')).toHaveText([figures, courses, workshops, form].map(({ heading }) => looseText(heading)))
    const cards = section(textPage, courses).getByRole('article')
    await expect(cards).toHaveCount(courses.items.length)
    for (const loading of await cards.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('loading'))))
      expect(loading).toBe('lazy')
    for (const { title: name, to } of courses.items)
      await expect(section(textPage, courses).getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
    await expect(section(textPage, workshops).getByRole('heading', { level: 3 })).toHaveText(
      workshops.items.map((id) => looseText(entry('workshops', String(id)).title)),
    )
    await expectLink(section(textPage, workshops), workshops.action)
    const fields = textPage.locator('#contact form')
    await expect(fields.locator('[name=schoolName]')).toHaveCount(1)
    await expect(fields.locator('[type=radio]')).toHaveCount(3)
    await expect(textPage.getByRole('contentinfo').locator('a[href="#contact"]')).toHaveCount(1)
  })

  // spec: 2-home-sections-fade-once, 4-sections-fade-once
  test('fade in once, with delays of 0, 0.2, 0.4 and 0.6 s, and without animation with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1280, height: 440 })
    await page.goto('/')
    const sections = page.locator('main[data-parts] > section ~ section')
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
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(page.locator('[data-reveal]')).toHaveCount(0)
  })

  test('fade in at load with their delay if they are on the first screen', longLayerOnly, async ({ page, browser, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1440, height: 1600 })
    await page.addInitScript(() => {
      const faded: string[] = []
      document.addEventListener('animationend', ({ target, animationName, elapsedTime }) => {
        if (animationName === 'reveal') faded.push(`${(target as Element).id} in ${elapsedTime} s`)
      })
      Object.assign(window, { faded })
    })
    await page.goto('/')
    await expect(page.locator('#figures')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#courses')).toBeInViewport()
    for (const [id, delay] of [
      ['figures', '0s'],
      ['courses', '0.2s'],
    ] as const) {
      await expect.poll(() => page.evaluate(() => (window as never)['faded'] as string[])).toContain(`${id} in 0.7 s`)
      await expect(page.locator(`#${id}`)).toHaveCSS('animation-delay', delay)
      await expect(page.locator(`#${id}`)).not.toHaveAttribute('data-reveal')
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(page.locator('#figures')).toHaveCSS('animation-name', 'none')
    const scriptsOff = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'no-preference', ...(baseURL && { baseURL }) })
    const plain = await scriptsOff.newPage()
    await plain.goto('/')
    await expect(plain.locator('#figures')).toHaveCSS('animation-name', 'none')
    await scriptsOff.close()
  })

  test(
    'while the figures count up, screen readers and print get the final figure, and the count is never negative',
    longLayerOnly,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      // Simulates a busy machine, where a frame's timestamp is earlier than its request. The count pauses until `letGo` is set.
      await page.addInitScript(() => {
        const requestFrame = window.requestAnimationFrame.bind(window)
        window.requestAnimationFrame = (run) => requestFrame((now) => run('letGo' in window ? now : 0))
        const seen: string[] = []
        new MutationObserver((changes) => {
          for (const { target } of changes)
            if (target instanceof Element && target.matches('data + span')) seen.push(target.textContent ?? '')
        }).observe(document, { childList: true, subtree: true })
        Object.assign(window, { seen })
      })
      await page.goto('/')
      const items = section(page, figures).getByRole('listitem')
      await items.last().scrollIntoViewIfNeeded()
      const counting = items.last().locator('[aria-hidden]')
      await expect(counting).toBeVisible()
      const spoken = await section(page, figures).ariaSnapshot()
      for (const amount of amounts) expect(spoken).toContain(amount)
      await page.emulateMedia({ media: 'print' })
      const printed = await items.last().evaluate((item) => {
        const [figure, layer] = item.querySelectorAll('b > *')
        return figure && { figure: getComputedStyle(figure).opacity, layer: layer ? getComputedStyle(layer).display : 'none' }
      })
      expect(printed).toEqual({ figure: '1', layer: 'none' })
      await page.emulateMedia({ media: 'screen' })
      await page.evaluate(() => Object.assign(window, { letGo: true }))
      await expect(counting).toHaveCount(0)
      const shown = await page.evaluate(() => (window as never)['seen'] as string[])
      expect(shown.length).toBeGreaterThan(10)
      expect(shown.filter((number) => !/^[\d,]+$/.test(number))).toEqual([])
    },
  )

  test('have figures that count up only once', longLayerOnly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // A low window, so that the figures are below the first screen and do not count before they are observed.
    await page.setViewportSize({ width: 1280, height: 440 })
    await page.goto('/')
    const items = section(page, figures).getByRole('listitem')
    await expect(items).toHaveCount(amounts.length)
    const last = items.last().locator('b')
    await last.evaluate((element) => {
      const counted = new Set<string>()
      new MutationObserver(() => counted.add(element.lastElementChild?.textContent ?? '')).observe(element, {
        childList: true,
        subtree: true,
      })
      Object.assign(window, { counted })
    })
    await items.last().scrollIntoViewIfNeeded()
    const figuresShown = () => page.evaluate(() => ((window as never)['counted'] as Set<string>).size)
    await expect.poll(figuresShown, 'different figures while it counts').toBeGreaterThan(5)
    await expect(last).toHaveText(amounts.at(-1) ?? '')
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

  test('have course tiles that are links over their whole area', longLayerOnly, async ({ page }) => {
    await page.goto('/')
    await section(page, courses)
      .getByRole('article')
      .nth(1)
      .click({ position: { x: 20, y: 200 } })
    await expect(page).toHaveURL(courses.items[1]?.to ?? '')
  })

  test('are all shown with scripts off, with the final figures', async ({ textPage }) => {
    await textPage.goto('/')
    for (const part of [courses, workshops, form])
      await expect(textPage.getByRole('heading', { name: looseText(part.heading) })).toBeVisible()
    await expect(section(textPage, figures).locator('b')).toHaveText(amounts)
  })
})
