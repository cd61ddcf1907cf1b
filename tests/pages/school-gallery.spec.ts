import { expect, type Locator, type Page } from '@playwright/test'
import { contentOf, entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const path = '/school-principals'
const { pause, play, next: toNext, previous: toPrevious, kind, position } = texts('carousel')
const { title, pictures } = entry('galleries', String(contentOf('school-principals').gallery.gallery))
const last = pictures.length
const place = (number: number) => position.replace('{n}', String(number)).replace('{total}', String(last))

/** Opens the page with a fake clock and the gallery in view, hydrated and at the first picture. */
async function openGallery(page: Page, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion })
  await page.clock.install()
  await page.goto(path)
  await gallery(page).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: toNext })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  // Click without mouse or focus, so that only the clock advances the gallery. This also restarts the interval.
  await dot(page, 2).dispatchEvent('click')
  await dot(page, 1).dispatchEvent('click')
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
}

function gallery(page: Page) {
  return page.getByRole('group', { name: title })
}

function dot(page: Page, number: number) {
  return gallery(page).getByRole('button', { name: place(number) })
}

/** Checks the dot, the accessibility tree and the viewport. */
async function expectShown(page: Page, number: number): Promise<void> {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true')
  await expect(gallery(page).getByRole('figure')).toHaveCount(1)
  await expect(gallery(page).getByRole('figure', { name: place(number) })).toBeAttached()
  await page.clock.runFor(1200)
  await expect(gallery(page).getByRole('figure')).toBeInViewport({ ratio: 0.9 })
}

async function expectStill(page: Page): Promise<void> {
  await page.clock.runFor(9000)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
}

// spec: 2-school-principals-gallery
test('has its pictures with alternative texts, and loads nothing before it is near', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => /carousel|gallery-/i.test(path))).toEqual([])
  const alternatives = await page
    .locator('#gallery img:not([alt=""])')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  expect(new Set(alternatives)).toEqual(new Set(pictures.map(({ alt }) => alt)))

  await gallery(page).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: toNext })).toBeVisible()
  const first = gallery(page).getByRole('img').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  expect(requested.filter((path) => /carousel/i.test(path)).length).toBeGreaterThan(0)
})

// spec: 4-principals-gallery-4000
test('advances every 4000 ms, and wraps from the last picture to the first', async ({ page }) => {
  await openGallery(page)
  await dot(page, 2).dispatchEvent('click')
  await page.clock.runFor(3999)
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(1)
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')
  for (let next = 4; next <= last; next++) {
    await page.clock.runFor(4000)
    await expect(dot(page, next)).toHaveAttribute('aria-current', 'true')
  }
  await page.clock.runFor(4000)
  await expectShown(page, 1)
})

// spec: 4-principals-gallery-4000
test('by mouse: next is on the left, dots run from the right, it wraps both ways, can be dragged, and pauses on hover', async ({
  page,
}) => {
  await openGallery(page)
  const next = gallery(page).getByRole('button', { name: toNext })
  const previous = gallery(page).getByRole('button', { name: toPrevious })
  const left = async (button: Locator) => (await button.boundingBox())?.x ?? 0
  expect(await left(next)).toBeLessThan(await left(previous))
  expect(await left(dot(page, 1))).toBeGreaterThan(await left(dot(page, last)))

  await gallery(page).hover()
  await expectStill(page)
  await previous.click()
  await expectShown(page, last)
  await next.click()
  await expectShown(page, 1)
  await dot(page, last - 1).click()
  await expectShown(page, last - 1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4000)
  await expectShown(page, last)

  // Dragging to the right brings in the next picture from the left.
  const box = await gallery(page).getByRole('figure').boundingBox()
  if (!box) throw new Error('The picture has no box')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.1, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, y, { steps: 8 })
  await page.mouse.up()
  await expectShown(page, 1)
})

test('the pause button stops the gallery until play is pressed', longLayerOnly, async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: pause }).click()
  await page.mouse.move(5, 5)
  await expectStill(page)
  await page.getByRole('button', { name: play }).click()
  await page.mouse.move(5, 5)
  await page.clock.runFor(4000)
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
})

test('by keyboard: pauses while it has the focus; the left arrow is next, the right arrow previous', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: pause }).focus()
  await page.keyboard.press('Tab')
  await expect(dot(page, 1)).toBeFocused()
  await expectStill(page)
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 2)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectShown(page, last)
  await page.keyboard.press('Home')
  await expectShown(page, 1)
  await page.keyboard.press('End')
  await expectShown(page, last)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(4000)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  async function swipe(page: Page, from: number, to: number): Promise<void> {
    const box = await gallery(page).getByRole('figure').boundingBox()
    if (!box) throw new Error('The picture has no box')
    const finger = await page.context().newCDPSession(page)
    const y = box.y + box.height / 3
    const at = (part: number) => [{ x: box.x + box.width * part, y }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    for (let step = 1; step <= 6; step++) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + ((to - from) * step) / 6) })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('a swipe to the right shows the next picture, to the left the previous; buttons are at least 44 × 44 px', async ({ page }) => {
    await openGallery(page)
    await swipe(page, 0.2, 0.9)
    await expectShown(page, 2)
    await swipe(page, 0.9, 0.2)
    await expectShown(page, 1)
    await swipe(page, 0.9, 0.2)
    await expectShown(page, last)
    for (const button of await gallery(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  })
})

test(
  'pauses while the tab is hidden, while it is out of view, and when the display panel turns motion off',
  longLayerOnly,
  async ({ page }) => {
    await openGallery(page)
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    await expectStill(page)
    await hide(false)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(gallery(page)).not.toBeInViewport()
    await expectStill(page)
    await gallery(page).scrollIntoViewIfNeeded()
    await expect(gallery(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(4000)
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
    await page.evaluate(() => {
      document.documentElement.dataset['motion'] = 'still'
    })
    await page.clock.runFor(9000)
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  },
)

test('with reduced motion it does not advance until play is pressed', longLayerOnly, async ({ page }) => {
  await openGallery(page, 'reduce')
  await expectStill(page)
  await page.getByRole('button', { name: play }).click()
  await page.mouse.move(5, 5)
  await page.clock.runFor(4000)
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
})

test(
  'tells a screen reader what it is and which picture it shows, and announces changes only while autoplay is off',
  longLayerOnly,
  async ({ page }) => {
    await openGallery(page)
    await expect(gallery(page)).toHaveAttribute('aria-roledescription', kind)
    const status = gallery(page).locator('[aria-live]')
    await expect(status).toHaveAttribute('aria-live', 'off')
    await page.getByRole('button', { name: pause }).click()
    await expect(status).toHaveAttribute('aria-live', 'polite')
    await page.getByRole('button', { name: toNext }).click()
    await expect(status).toHaveText(`${place(2)}: ${pictures[1]?.alt}`)
  },
)

test('with scripts off it is a scrollable list of pictures without buttons', async ({ textPage }) => {
  await textPage.goto(path)
  await expect(gallery(textPage).getByRole('figure')).toHaveCount(last)
  await expect(gallery(textPage).getByRole('button')).toHaveCount(0)
  const end = gallery(textPage).getByRole('figure').last()
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport({ ratio: 0.9 })
})
