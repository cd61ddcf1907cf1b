import { expect, type Locator, type Page, test } from '@playwright/test'
import { contentOf, entry } from '../support/content.ts'
import { fill, formCases, formOf, openForm, sendPath, submitOf } from '../support/forms.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { barEntry } from '../support/menu.ts'
import { texts } from '../support/texts.ts'

const [header, contact, school, gallery] = [texts('header'), texts('form-contact'), texts('form-school'), texts('gallery')]
const [story, , riddles] = entry('story', 'story').tabs.map(({ label }) => label)
const { pictures } = entry('galleries', 'science')
const position = (number: number) => gallery.position.replace('{n}', String(number)).replace('{total}', String(pictures.length))

// Simulates older engines by removing features from this one. An attribute, selector or property that the older engine does not know is
// renamed in every file of the site, so that this engine does not know it either.
test.use({ bypassCSP: true })
// Prefetch requests may still be in flight.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

async function withoutFeatures(page: Page, ...names: string[]): Promise<void> {
  await page.route(/^http:\/\/localhost:\d+\/[^?]*$/, async (route) => {
    const type = route.request().resourceType()
    if (!['document', 'script', 'stylesheet'].includes(type)) return route.fallback()
    const response = await route.fetch()
    let body = await response.text()
    for (const name of names) body = body.replaceAll(name, `unknown${name}`)
    await route.fulfill({ response, body })
  })
}

async function withoutPopovers(page: Page): Promise<void> {
  await withoutFeatures(page, 'popover', 'position-area')
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  })
}

function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

const campButton = (page: Page) =>
  page.getByRole('navigation', { name: header.navigation }).getByRole('button', { name: barEntry('/win-camp').label })

test.describe('without popovers', () => {
  test.beforeEach(({ page }) => withoutPopovers(page))

  test('the contact form stays, and a failed send is shown above everything else', async ({ page }) => {
    const faults = faultsOf(page)
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/contact')
    const form = page.getByRole('form', { name: contact.form })
    await form.getByLabel(contact.fullName).fill('דנה לוי')
    await form.getByLabel(contact.email).fill('dana@school.org.il')
    await form.getByLabel(contact.message).fill('שלום, אשמח לפרטים')
    await form.getByRole('button', { name: contact.submit }).click()
    const toast = page.getByRole('alert').filter({ hasText: texts('forms').failed })
    await expect(toast).toBeInViewport()
    // A live region inside another would be announced twice.
    await expect(page.locator('[aria-live]', { has: toast })).toHaveCount(0)
    await toast.getByRole('button').click()
    await expect(toast).toHaveCount(0)
    await expect(form).toBeVisible()
    expect(faults).toEqual([])
  })

  test('a wrong answer to a riddle shows its message', longLayerOnly, async ({ page }) => {
    const faults = faultsOf(page)
    await page.goto('/dragon-prince-game')
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await page.getByRole('tab', { name: riddles ?? '' }).click()
    await page.getByRole('tabpanel').getByRole('textbox').first().fill('לא יודעת')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeInViewport()
    expect(faults).toEqual([])
  })

  test('the display panel is hidden until it is opened, and closes with Escape and a click outside', longLayerOnly, async ({ page }) => {
    await page.goto('/contact')
    const panel = page.locator('#display-panel')
    const button = page.getByRole('button', { name: texts('display').title })
    await expect(panel).toBeHidden()
    await button.click()
    await expect(panel).toBeInViewport({ ratio: 1 })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await panel.getByRole('radio', { name: texts('display').dark }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.mouse.click(640, 700)
    await expect(panel).toBeHidden()
  })

  test('the camp menu opens below its button, works by keyboard, and its links work', async ({ page }) => {
    await page.goto('/contact')
    const links = page.locator('#camp-menu').getByRole('link')
    await campButton(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#camp-menu')).toBeHidden()
    await campButton(page).click()
    await expectBelow(page)
    await page.locator('#camp-menu').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/win-camp/)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the menu opens, takes the focus, and closes with Escape and on a choice', async ({ page }) => {
      const faults = faultsOf(page)
      await page.goto('/contact')
      const panel = page.getByRole('navigation', { name: header.menu, exact: true })
      const toggle = page.locator('header').getByRole('button', { name: new RegExp(`${header.openMenu}|${header.closeMenu}`) })
      await expect(panel).toBeHidden()
      await toggle.click()
      await expect(panel).toBeInViewport()
      await expect(toggle).toHaveAccessibleName(header.closeMenu)
      await expect(page.locator('main')).toHaveAttribute('inert')
      await expect(panel.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(toggle).toBeFocused()
      await expect(page.locator('main')).not.toHaveAttribute('inert')
      await toggle.click()
      await panel.locator('[aria-current=page]').click()
      await expect(panel).toBeHidden()
      expect(faults).toEqual([])
    })
  })
})

// Removes functions newer than Safari 15. Uncaught errors fail these tests too.
test.describe('without newer functions', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const newer: [object, string[]][] = [
        [String.prototype, ['at', 'toWellFormed', 'isWellFormed']],
        [Array.prototype, ['at', 'with', 'toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex']],
        [Object, ['hasOwn', 'groupBy']],
        [Map, ['groupBy']],
        [Promise, ['withResolvers', 'try']],
        [Array, ['fromAsync']],
        [AbortSignal, ['timeout', 'any']],
        [Crypto.prototype, ['randomUUID']],
        [URL, ['canParse', 'parse']],
        [Element.prototype, ['checkVisibility']],
        [window, ['structuredClone', 'requestIdleCallback', 'scheduler']],
      ]
      for (const [holder, names] of newer) for (const name of names) Reflect.deleteProperty(holder, name)
    })
  })

  for (const name of inLayer(['contact', 'school'] as const, ['contact']))
    test(`the ${name} form is sent, and a failure is shown`, async ({ page }) => {
      const faults = faultsOf(page)
      const { path, fields, sent, failed } = formCases(`older-${name}`)[name]
      let status = 500
      await page.route(sendPath, (route) => route.fulfill({ status, body: status === 200 ? 'OK' : 'no' }))
      await fill(await openForm(page, path), fields)
      await submitOf(page).click()
      await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
      status = 200
      await submitOf(page).click()
      await expect(page.getByRole('status').filter({ hasText: sent }).first()).toBeVisible()
      expect(faults).toEqual([])
    })

  test('the camp menu works by keyboard, the contents follow the reader, and the riddles accept input', longLayerOnly, async ({ page }) => {
    const faults = faultsOf(page)
    await page.goto('/privacy')
    await campButton(page).focus()
    const entries = page.locator('#camp-menu').getByRole('link')
    await page.keyboard.press('ArrowDown')
    // The menu takes the focus asynchronously, once it is open.
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(entries.last()).toBeFocused()
    await page.locator('#part-3').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    const contents = page.getByRole('navigation', { name: texts('sections').legalContents }).getByRole('link')
    await expect(contents.nth(2)).toHaveAttribute('aria-current', 'true')
    await page.goto('/dragon-prince-game')
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await page.getByRole('tab', { name: riddles ?? '' }).click()
    const guess = page.getByRole('tabpanel').getByRole('textbox').first()
    await guess.fill('לא יודעת')
    await expect(guess).toHaveValue('לא יודעת')
    expect(faults).toEqual([])
  })
})

test('a failed send is shown even if building the chat message throws', longLayerOnly, async ({ page }) => {
  await page.route(sendPath, (route) => route.fulfill({ status: 500, body: 'no' }))
  const { path, fields, failed } = formCases('older-failure').contact
  await fill(await openForm(page, path), fields)
  // The multi-line chat message is built with Array.from.
  await page.evaluate(() => {
    const real = Array.from.bind(Array)
    Array.from = (of: ArrayLike<unknown>, ...more: []) => {
      if (typeof of === 'string' && of.includes('\n')) throw new Error('no')
      return real(of, ...more)
    }
  })
  await submitOf(page).click()
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
})

test('without anchors the camp menu opens below its button', longLayerOnly, async ({ page }) => {
  await withoutFeatures(page, 'position-area')
  await page.goto('/contact')
  await campButton(page).click()
  await expectBelow(page)
})

test('a closed camp menu cannot be clicked, even if the engine keeps its box', longLayerOnly, async ({ page }) => {
  await page.goto('/contact')
  await campButton(page).click()
  const entry = page.locator('#camp-menu').getByRole('link').first()
  await expect(entry).toBeVisible()
  const box = await entry.boundingBox()
  await page.addStyleTag({ content: '#camp-menu { display: block !important }' })
  await page.keyboard.press('Escape')
  await expect(campButton(page)).toHaveAttribute('aria-expanded', 'false')
  const menuAtPoint = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('#camp-menu')?.id, middleOf(box))
  expect(menuAtPoint).toBeUndefined()
  await expect(entry).toBeHidden()
})

test('without scrollend the viewer counts correctly after a swipe, and continues from there', longLayerOnly, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onscrollend')
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  })
  const viewer = await openViewer(page)
  await viewer.locator('[data-viewer-strip]').evaluate((strip) => strip.scrollBy({ left: -strip.clientWidth, behavior: 'instant' }))
  await expect(viewer.getByText(position(2))).toBeVisible()
  await viewer.getByRole('button', { name: gallery.next }).click()
  await expect(viewer.getByText(position(3))).toBeVisible()
})

test('a picture that fails to load in the viewer is reported on the screen and in the console', longLayerOnly, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const viewer = await openViewer(page, () => page.route(/\.(avif|webp)$/, (route) => route.abort()))
  await viewer.getByRole('button', { name: gallery.next }).click()
  await expect(viewer.locator('li:not([inert])').getByText(gallery.failed)).toBeInViewport()
  expect(logged.some((line) => line.startsWith('Gallery picture did not load'))).toBe(true)
})

test('leaving the riddle tab removes its message, and coming back restores the typed text', longLayerOnly, async ({ page }) => {
  await page.goto('/dragon-prince-game')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.getByRole('tab', { name: riddles ?? '' }).click()
  const fields = page.getByRole('tabpanel').getByRole('textbox')
  await fields.nth(1).fill('חצי תשו')
  await fields.first().fill('לא יודעת')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('tab', { name: story ?? '' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('tab', { name: riddles ?? '' }).click()
  await expect(fields.nth(1)).toHaveValue('חצי תשו')
})

test('a choice that the keyboard skipped is reported with the site’s own message', longLayerOnly, async ({ page }) => {
  await page.goto('/school-principals')
  // A form hydrates when it is near the viewport.
  await formOf(page).scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: school.form })
  await form.getByLabel(school.schoolName).focus()
  await page.keyboard.press('Tab')
  await expect(form.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: school.submit }).click()
  await expect(form.getByText(school.ageGroupMissing)).toBeVisible()
  await expect(form.getByText('Invalid')).toHaveCount(0)
})

// Safari up to 26 has no scroll anchoring: if content above grew, an in-page link would end elsewhere (scripts/engines tests that).
test('without scroll anchoring every section has its final height at once', async ({ page }) => {
  await withoutFeatures(page, 'overflow-anchor')
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sections = [...document.querySelectorAll('main > section')]
      window.name = sections.map((section) => getComputedStyle(section).contentVisibility).join(' ')
    })
  })
  await page.goto('/')
  expect(await page.evaluate(() => window.name)).toMatch(/^visible( visible)+$/)
})

test('without corner-shape the corners are clipped, but never a focus ring', longLayerOnly, async ({ page }) => {
  await withoutFeatures(page, 'corner-shape')
  await page.goto('/contact')
  const button = page.getByRole('main').locator('form[novalidate] button[type=submit]')
  await expect(button).toHaveCSS('clip-path', /^polygon\(4px 0px, calc\(100% - 4px\) 0px/)
  // The button is disabled, and so cannot take the focus, until the form is hydrated.
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  for (const block of [button, page.locator('astro-island [data-scheme]:has(form[novalidate])')])
    await expect(block).toHaveCSS('clip-path', 'none')
})

test(
  'without corner-shape the workshop cards have clipped corners, and their drawings are not clipped',
  longLayerOnly,
  async ({ page }) => {
    await withoutFeatures(page, 'corner-shape')
    await page.goto('/')
    const { workshops } = contentOf('index')
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: entry('workshops', String(workshops.items[0])).title }) })
      .first()
    expect(await card.evaluate((item) => getComputedStyle(item, '::before').clipPath)).toMatch(/^polygon\(/)
    await expect(card).toHaveCSS('clip-path', 'none')
  },
)

// In Firefox a subgrid inside a subgrid inherits the gap of the outermost grid.
test('the rows of a camp ticket set their own gap', longLayerOnly, async ({ page }) => {
  await page.goto('/win-camp')
  const gaps = await page.locator('article dl').evaluateAll((rows) =>
    rows
      .map((row) => getComputedStyle(row))
      .filter(({ display }) => display === 'grid')
      .map(({ rowGap }) => rowGap),
  )
  expect(gaps.length).toBeGreaterThan(0)
  expect(gaps.filter((gap) => !/^\d+px$/.test(gap))).toEqual([])
})

/** Opens the viewer of the science basket on its first picture. */
async function openViewer(page: Page, beforePress: () => Promise<unknown> = async () => {}): Promise<Locator> {
  await page.goto('/science-basket')
  const tile = page.locator('[data-gallery-tile]').first()
  await tile.scrollIntoViewIfNeeded()
  await expect(tile).toHaveAttribute('data-state', 'loaded')
  await beforePress()
  await tile.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText(position(1))).toBeVisible()
  return viewer
}

function middleOf(box: { x: number; y: number; width: number; height: number } | null): [number, number] {
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
}

/** Expects the camp menu right below its button, aligned with its right edge. */
async function expectBelow(page: Page): Promise<void> {
  const menu = page.locator('#camp-menu')
  await expect(menu).toBeInViewport({ ratio: 1 })
  const [box, button] = await Promise.all([menu.boundingBox(), campButton(page).boundingBox()])
  if (!box || !button) throw new Error('The menu or its button has no box')
  expect(box.y).toBeGreaterThanOrEqual(button.y + button.height)
  expect(box.y).toBeLessThan(button.y + button.height + 24)
  expect(Math.abs(box.x + box.width - button.x - button.width)).toBeLessThan(2)
}
