import { expect, type Page } from '@playwright/test'
import { expectLink, parseAction } from '../support/action.ts'
import { contentOf, entry } from '../support/content.ts'
import { formOf } from '../support/forms.ts'
import { longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { expectNoSidewaysScroll, phone, waitForLayout } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const path = '/science-basket'
const { hero, benefits, programmes, steps, gallery, testimonials, faq, chat: floating } = contentOf('science-basket')
const { title: galleryTitle, pictures: shown } = entry('galleries', String(gallery.gallery))
const pictureCount = shown.length
const firstFile = String(shown[0]?.src).match(/[\w-]+(?=\.\w+$)/)?.[0] ?? ''
const labels = texts('gallery')
const position = (number: number) => labels.position.replace('{n}', String(number)).replace('{total}', String(pictureCount))

// spec: 2-science-basket-hero, 9-facts-science-baskets
test('hero, benefits, programmes with pictures and steps match the content', async ({ textPage }) => {
  await textPage.goto(path)
  const region = textPage.getByRole('region', { name: looseText(hero.heading) })
  const { ages, group, more } = hero.shelf
  for (const term of [ages, group, more.label]) await expect(region.getByRole('term').filter({ hasText: term })).toBeVisible()
  await expect(region.locator('dl').getByText(more.value, { exact: true })).toBeVisible()
  for (const action of hero.actions) await expectLink(region, action)
  await expect(textPage.locator('#benefits').getByRole('heading', { level: 3 })).toHaveText(benefits.items.map(({ title }) => title))
  const offered = [programmes.main, ...programmes.items].map(({ title }) => title)
  await expect(textPage.locator('#programmes').getByRole('heading', { level: 3 })).toHaveText(offered)
  await expect(textPage.locator('#programmes img:not([alt=""])')).toHaveCount(offered.length)
  await expect(textPage.locator('#programmes')).toContainText(programmes.main.figure + programmes.main.unit)
  await expect(textPage.locator('#process').getByRole('heading', { level: 3 })).toHaveText(steps.items.map(({ title }) => title))
})

test('every programme can be added to the basket, which counts them and leads to the form', async ({ page }) => {
  await page.goto(path)
  const { basketAdd, basketOne, basketMany, basketGo } = texts('sections')
  const tally = page.locator('#programmes').getByRole('status')
  const go = page.locator('#programmes').getByRole('link', { name: basketGo })
  await expect(go).toBeHidden()
  for (const [number, { title }] of [programmes.main, ...programmes.items].entries()) {
    await page.getByRole('button', { name: `${title}: ${basketAdd}` }).click()
    await expect(tally).toHaveText(number === 0 ? basketOne : basketMany.replace('{n}', String(number + 1)))
  }
  await go.click()
  await expect(page.locator('#contact')).toBeInViewport()
})

// spec: 4-interest-chips-toggle
test('adding a programme to the basket checks its interest in the form, and unchecking removes it', async ({ page }) => {
  await page.goto(path)
  const [programme] = programmes.items
  const add = page.getByRole('button', { name: `${programme?.title}: ${texts('sections').basketAdd}` })
  await add.click()
  await expect(add).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#contact').scrollIntoViewIfNeeded()
  const chip = page.locator(`[name=interests][value=${programme?.interest}]`)
  await expect(chip).toBeChecked()
  await chip.uncheck()
  await expect(add).toHaveAttribute('aria-pressed', 'false')
})

// spec: 3-interests-ids-programming
test('the form offers its interests; the aviation card adds and removes one line in the notes and keeps the rest', async ({ page }) => {
  await page.goto(path)
  const { noteAviation, notes: label, interests } = texts('form-science')
  const card = page.getByRole('button', { name: `${programmes.main.title}: ${texts('sections').basketAdd}` })
  await card.click()
  const form = formOf(page)
  await form.scrollIntoViewIfNeeded()
  const notes = form.getByRole('textbox', { name: label })
  await expect(notes).toHaveValue(noteAviation)
  const chips = form.getByRole('group', { name: interests }).getByRole('checkbox')
  await expect(chips).toHaveCount(programmes.items.length)
  await expect(form.getByRole('checkbox')).toHaveCount(programmes.items.length)
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0)

  await notes.fill(`${noteAviation}\nשתי קבוצות`)
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await card.click()
  await expect(notes).toHaveValue('שתי קבוצות')
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  await card.click()
  await expect(notes).toHaveValue(`${noteAviation}\nשתי קבוצות`)
  await notes.fill('שתי קבוצות')
  await expect(card).toHaveAttribute('aria-pressed', 'false')
})

// spec: 1-science-basket, 2-science-basket-three, 3-testimonials-text-name, 3-gallery-image-source, 9-facts-science-baskets
test('shows clients with accessible star ratings, and questions that open one at a time', async ({ textPage }) => {
  await textPage.goto(path)
  const clients = textPage.locator('#clients').getByRole('figure')
  await expect(clients).toHaveCount(testimonials.items.length)
  for (const [number, id] of testimonials.items.entries()) {
    const { text, rating } = entry('testimonials', String(id))
    await expect(clients.nth(number)).toContainText(text)
    await expect(clients.nth(number).getByRole('img', { name: texts('sections').stars.replace('{n}', String(rating)) })).toHaveCount(1)
  }
  const { items } = entry('faq', String(faq.faq))
  const questions = textPage.locator('#questions details')
  await expect(questions).toHaveCount(items.length)
  for (const [number, { question, answer, list = [] }] of items.entries())
    for (const text of [question, answer, ...list]) await expect(questions.nth(number)).toContainText(text)
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).not.toHaveAttribute('open')
})

// spec: 2-science-basket-contact
test('the floating chat is in view from the start, and opens the chat in a new tab', async ({ page }) => {
  await page.goto(path)
  const chat = page.locator('[data-floating-chat]')
  await expect(chat).toBeInViewport({ ratio: 1 })
  await expect(chat).toHaveAccessibleName(parseAction(floating.action).label)
  await expect(chat).toHaveAttribute('href', parseAction(floating.action).href)
  await expect(chat).toHaveAttribute('target', '_blank')
  await page.setViewportSize(phone)
  await expect(chat).toBeInViewport()
})

test.describe('the gallery', () => {
  // spec: 2-science-basket-24, 3-gallery-image-source
  test('has pictures with alternative texts that show a placeholder until they load', async ({ page }) => {
    const held: (() => void)[] = []
    await page.route(/gallery-\d+\..*\.(avif|webp)$/, (route) => held.push(() => route.continue()))
    await page.goto(path)
    const pictures = page.locator('#gallery').getByRole('img')
    await expect(pictures).toHaveCount(pictureCount)
    const described = await pictures.evaluateAll((all) => all.map((image) => [image.getAttribute('alt'), image.getAttribute('loading')]))
    expect(new Set(described.map(([alt]) => alt)).size).toBe(pictureCount)
    for (const [alt, loading] of described) {
      expect(alt?.length).toBeGreaterThan(5)
      expect(loading).toBe('lazy')
    }
    const tile = page.locator('[data-gallery-tile]').first()
    await expect(tile).toHaveAttribute('data-state', 'loading')
    await tile.scrollIntoViewIfNeeded()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const release of held) release()
    await expect(tile).toHaveAttribute('data-state', 'loaded')
  })

  // spec: 2-science-basket-24
  test('the viewer wraps both ways, shows counter and caption, and preloads the neighbours', async ({ page }) => {
    const first = await openFirst(page)
    await expect(viewerOf(page)).toContainText(position(1))
    // The whole screen, except for the page's scrollbar.
    const box = await viewerOf(page).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, height: 900 })
    expect(box?.width).toBeGreaterThan(1280 - 20)
    const slides = page.locator('[data-viewer-strip] > li')
    await expect(slides.first().locator('figcaption')).toContainText((await first.getByRole('img').getAttribute('alt')) ?? '')
    for (const near of [0, 1, pictureCount - 1]) await expect(slides.nth(near).locator('img')).toHaveAttribute('loading', 'eager')
    await viewerOf(page).getByRole('button', { name: labels.next }).click()
    await expect(viewerOf(page)).toContainText(position(2))
    await viewerOf(page).getByRole('button', { name: labels.previous }).click()
    await viewerOf(page).getByRole('button', { name: labels.previous }).click()
    await expect(viewerOf(page)).toContainText(position(pictureCount))
    await viewerOf(page).getByRole('button', { name: labels.next }).click()
    await expect(viewerOf(page)).toContainText(position(1))
  })

  test('without the viewer’s code a tile opens the picture file', longLayerOnly, async ({ page }) => {
    await page.route(/viewer\.[\w-]+\.js/, (route) => route.abort())
    await page.goto(path)
    await page.locator('[data-gallery-tile]').first().click()
    await expect(page).toHaveURL(new RegExp(`/${firstFile}\\..*\\.webp$`))
  })

  test(
    'the left arrow key shows the next picture, the next button is on the left, and a double click zooms',
    longLayerOnly,
    async ({ page }) => {
      await openFirst(page)
      await page.keyboard.press('ArrowLeft')
      await expect(viewerOf(page)).toContainText(position(2))
      await page.keyboard.press('ArrowRight')
      await expect(viewerOf(page)).toContainText(position(1))
      const next = await viewerOf(page).getByRole('button', { name: labels.next }).boundingBox()
      const previous = await viewerOf(page).getByRole('button', { name: labels.previous }).boundingBox()
      expect(next?.x).toBeLessThan(previous?.x ?? 0)
      await expectZoom(page, (image) => image.dblclick())
    },
  )

  // spec: 4-viewer-locks-scroll
  test('the viewer locks the page’s scroll; button, Escape, backdrop and Back close it and return the focus', async ({ page }) => {
    const closers = [
      () => viewerOf(page).getByRole('button', { name: labels.close }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 450),
      () => page.goBack(),
    ]
    await page.goto(path)
    for (const close of closers) {
      const tile = await openViewer(page)
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await close()
      await expect(viewerOf(page)).toBeHidden()
      await expect(tile).toBeFocused()
    }
    await expect(page).toHaveURL(/\/science-basket$/)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('the viewer’s code loads only when a tile is hovered', longLayerOnly, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.locator('#gallery').scrollIntoViewIfNeeded()
    const viewers = () => requested.filter((file) => /\/viewer\.[^/]+\.js$/.test(file)).length
    expect(viewers()).toBe(0)
    await page.locator('[data-gallery-tile]').first().hover()
    await expect.poll(viewers).toBe(1)
  })
})

// spec: 4-science-gallery-placeholder, 8-picture-failure-wrong
test('if every picture fails, the page says so for each and stays usable', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Gallery picture did not load')) logged.push(message.text())
  })
  await page.route(/\.(avif|webp)$/, (route) => route.abort())
  await page.goto(path)
  for (const tile of await page.locator('[data-gallery-tile]').all()) await tile.scrollIntoViewIfNeeded()
  await expect(page.locator('#gallery').getByText(labels.failed).filter({ visible: true })).toHaveCount(pictureCount)
  await expect.poll(() => logged.length).toBe(pictureCount)
  await page.locator('#questions summary').first().click()
  await expect(page.locator('#questions details').first()).toHaveAttribute('open')
})

test.describe('a picture that fails to load', () => {
  /** Makes the first picture fail until the returned function is called. */
  async function failFirstPicture(page: Page): Promise<() => void> {
    let fails = true
    await page.route(new RegExp(`/${firstFile}\\..*\\.(avif|webp)$`), (route) => (fails ? route.abort() : route.continue()))
    return () => {
      fails = false
    }
  }

  test('can be retried by a click, which announces another failure; once it loads, the viewer opens', longLayerOnly, async ({ page }) => {
    const letThrough = await failFirstPicture(page)
    await page.goto(path)
    const tile = page.locator('[data-gallery-tile]').first()
    await tile.scrollIntoViewIfNeeded()
    const again = page.locator('#gallery').getByRole('button', { name: `${labels.failed} ${labels.again}` })
    await expect(again).toHaveCount(1)
    await expect(again).toHaveAccessibleName(new RegExp(String(shown[0]?.alt)))
    await again.click()
    await expect(page.locator('#gallery').getByRole('status')).toHaveText(labels.failed)
    await expect(again).toBeVisible()
    await expect(viewerOf(page)).toBeHidden()
    letThrough()
    await again.press('Space')
    await expect(tile).toHaveAttribute('data-state', 'loaded')
    await expect(again).toHaveCount(0)
    await tile.click()
    await expect(viewerOf(page)).toContainText(position(1))
  })

  test('also shows its failure in the viewer and can be retried there', longLayerOnly, async ({ page }) => {
    const letThrough = await failFirstPicture(page)
    await page.goto(path)
    await page.locator('[data-gallery-tile]').nth(1).click()
    await viewerOf(page).getByRole('button', { name: labels.previous }).click()
    await expect(viewerOf(page)).toContainText(position(1))
    await expect(viewerOf(page).getByText(labels.failed)).toBeVisible()
    const again = viewerOf(page).getByRole('button', { name: labels.again })
    await again.click()
    await expect(viewerOf(page).getByText(labels.failed)).toBeVisible()
    letThrough()
    await again.click()
    await expect(again).toHaveCount(0)
    const picture = page.locator('[data-viewer-strip] > li').first().locator('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('[data-viewer-strip]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(viewerOf(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a tap opens the viewer, a swipe to the right shows the next picture, a double tap zooms', async ({ page }) => {
    await page.goto(path)
    const tile = page.locator('[data-gallery-tile]').first()
    await tile.scrollIntoViewIfNeeded()
    await tile.tap()
    await expect(viewerOf(page)).toContainText(position(1))
    await swipeToTheRight(page)
    await expect(viewerOf(page)).toContainText(position(2))
    await expectZoom(page, async (image) => {
      await image.tap()
      await image.tap()
    })
  })

  test('the page height is limited, and nothing overflows up to a wide screen', longLayerOnly, async ({ page }) => {
    await page.goto(path)
    await waitForLayout(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9200)
    await expectNoSidewaysScroll(page, [320, 640, 704, 960, 1920])
  })
})

function viewerOf(page: Page) {
  return page.getByRole('dialog', { name: galleryTitle })
}

async function openFirst(page: Page) {
  await page.goto(path)
  return openViewer(page)
}

async function openViewer(page: Page) {
  const tile = page.locator('[data-gallery-tile]').first()
  await tile.scrollIntoViewIfNeeded()
  await expect(tile).toHaveAttribute('data-state', 'loaded')
  await tile.click()
  await expect(viewerOf(page)).toBeVisible()
  return tile
}

/** Dispatches the touch events of a swipe; Playwright itself can only tap. */
async function swipeToTheRight(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: 400 })) })
  await finger('touchStart', 60)
  for (let x = 80; x <= 320; x += 40) await finger('touchMove', x)
  await finger('touchEnd')
}

async function expectZoom(page: Page, pressTwice: (image: ReturnType<Page['locator']>) => Promise<void>) {
  const slide = page.locator('[data-viewer-strip] > li:not([inert])')
  await pressTwice(slide.locator('img'))
  await expect(slide).toHaveAttribute('data-zoomed')
  await pressTwice(slide.locator('img'))
  await expect(slide).not.toHaveAttribute('data-zoomed')
}
