import { expect, type Page, test } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { chatHref, phoneHref } from '../../src/lib/phone-links.ts'
import { prefilled } from '../support/action.ts'
import { contentOf } from '../support/content.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { barEntry, menu } from '../support/menu.ts'
import { expectNoSidewaysScroll, phone } from '../support/page.ts'
import { everyKindOfPage } from '../support/site-map.ts'
import { test as testText } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const labels = texts('header')
const footerLabels = texts('footer')

test.describe('the bar on a wide screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/win-ai')
  })

  // spec: 2-bar, 2-bar-contact
  test('shows the brand, its entries and the green contact button, marks the current page, and stays at the top', async ({ page }) => {
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: labels.home })).toHaveAttribute('href', '/')
    const nav = navigation(page)
    await expect(campButton(page)).toBeVisible()
    await expect(nav.locator('a[href="/win-ai"]')).toHaveAttribute('aria-current', 'page')
    const contact = bar.getByRole('link', { name: labels.chat })
    await expect(contact).toHaveAttribute('href', chatHref(site.whatsapp, contentOf('win-ai').chatText))
    await expect(contact).toHaveAttribute('target', '_blank')
    await expect(contact).toHaveCSS('background-color', 'rgb(15, 123, 69)')
    expect((await bar.boundingBox())?.height).toBe(64)
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    expect((await bar.boundingBox())?.y).toBe(0)
  })

  test('becomes the phone bar with enlarged text; everything in it and in the footer fits the screen', longLayerOnly, async ({ page }) => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const bar = page.getByRole('banner')
    for (const control of [bar.getByRole('link', { name: labels.chat }), bar.getByRole('button', { name: labels.openMenu })]) {
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    await expect(navigation(page)).toBeHidden()
    await expectNoSidewaysScroll(page, [1280, 640])
    const cutOff = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().left < 0 || link.getBoundingClientRect().right > innerWidth),
      )
    expect(cutOff).toHaveLength(0)
  })

  test('buttons keep an outline in forced colours', longLayerOnly, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const control of [page.getByRole('banner').getByRole('link', { name: labels.chat }), page.locator('[data-back-to-top] > *')]) {
      await expect(control).toHaveCSS('border-top-width', '2px')
    }
  })

  // spec: 2-bar-links
  test('each entry has its own tooltip, which appears after 300 ms of hover and closes with Escape', async ({ page }) => {
    const entries = navigation(page).locator('li[data-tooltip]')
    expect(await entries.count()).toBeGreaterThan(0)
    const hints = new Set<string>()
    for (const entry of await entries.all()) {
      const tooltip = entry.getByRole('tooltip', { includeHidden: true })
      await expect(tooltip).toBeHidden()
      await entry.locator('a, button').first().hover()
      await expect(tooltip).toBeVisible()
      await expect(tooltip).toHaveCSS('transition-delay', '0.3s')
      const hint = (await tooltip.textContent()) ?? ''
      expect(menu.bar.map((link) => link.hint)).toContain(hint)
      hints.add(hint)
    }
    expect(hints.size).toBe(await entries.count())
    // The pointer may move onto the tooltip.
    const last = entries.last().getByRole('tooltip')
    await last.hover()
    await expect(last).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(navigation(page).getByRole('tooltip')).toHaveCount(0)
  })

  // spec: 2-bar-links
  test('keyboard focus shows the tooltip too, and it describes the link', async ({ page }) => {
    const link = navigation(page).locator('a[href="/blog"]')
    await tabTo(page, link)
    await expect(page.getByRole('tooltip', { name: barEntry('/blog').hint })).toBeVisible()
    await expect(link).toHaveAccessibleDescription(barEntry('/blog').hint)
  })
})

test.describe('the camp dropdown', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/accessibility')
  })

  // spec: 2-camp-dropdown
  test('opens by keyboard, the arrow keys move between its entries, and Escape returns to its button', async ({ page }) => {
    const button = campButton(page)
    const links = page.locator('#camp-menu').getByRole('link')
    await tabTo(page, button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    for (const opener of ['Enter', 'Space', 'ArrowDown']) {
      await page.keyboard.press(opener)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(links.first(), `opened by ${opener}`).toBeFocused()
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(hrefs.at(0)).toBe('/win-camp')
      expect(hrefs.at(-1)).toBe('/science-basket')
      for (const [key, target] of [
        ['ArrowDown', links.nth(1)],
        ['End', links.last()],
        ['ArrowDown', links.first()],
        ['ArrowUp', links.last()],
        ['Home', links.first()],
      ] as const) {
        await page.keyboard.press(key)
        await expect(target, key).toBeFocused()
      }
      await page.keyboard.press('Escape')
      await expect(links.first()).toBeHidden()
      await expect(button).toBeFocused()
    }
  })

  test('Tab moves on to the next entry of the bar, Shift+Tab to the previous one', longLayerOnly, async ({ page }) => {
    const [before, after] = [
      navigation(page).locator('a[href="/win-english"]'),
      navigation(page).locator('a[href="/science-basket"]').last(),
    ]
    for (const [keys, target] of [
      ['Tab', after],
      ['Shift+Tab', before],
    ] as const) {
      await campButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('#camp-menu').getByRole('link').first()).toBeFocused()
      await page.keyboard.press(keys)
      await expect(page.locator('#camp-menu')).toBeHidden()
      await expect(target, keys).toBeFocused()
    }
  })

  // spec: 2-camp-dropdown
  test('opens by touch and closes by a tap outside', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 }, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/accessibility')
    await campButton(page).tap()
    await expect(page.locator('#camp-menu')).toBeVisible()
    await page.touchscreen.tap(300, 600)
    await expect(page.locator('#camp-menu')).toBeHidden()
    await context.close()
  })

  // spec: 2-camp-dropdown
  test('opens by mouse instead of its tooltip, and its links work', async ({ page }) => {
    await campButton(page).click()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page
      .locator('#camp-menu')
      .getByRole('link', { name: new RegExp(menu.camps.first.label) })
      .click()
    await expect(page).toHaveURL(/\/win-camp$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('works with scripts off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/accessibility')
    await campButton(page).click()
    await page
      .locator('#camp-menu')
      .getByRole('link', { name: new RegExp(menu.camps.first.label) })
      .click()
    await expect(page).toHaveURL(/\/win-camp$/)
    await context.close()
  })
})

test(
  'a panel opened by pointer takes the focus without a ring, so that Tab continues inside; it closes when the focus leaves',
  longLayerOnly,
  async ({ page }) => {
    await page.goto('/accessibility')
    const display = page.locator('#display-panel')
    const inside = (panel: string) => page.evaluate((id) => document.activeElement?.closest('[popover]')?.id === id, panel)
    await page.getByRole('button', { name: texts('display').title, exact: true }).click()
    await expect(display.getByRole('radio', { checked: true }).first()).toBeFocused()
    expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(false)
    await page.keyboard.press('Tab')
    expect(await inside('display-panel')).toBe(true)
    await display.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(display).toBeHidden()
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await campButton(page).click()
    await expect(page.locator('#camp-menu').getByRole('link').first()).toBeFocused()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: labels.openMenu }).click()
    await expect(panelOf(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panelOf(page).getByRole('link').nth(1)).toBeFocused()
  },
)

test.describe('the phone panel', () => {
  test.use({ viewport: phone, hasTouch: true })

  test.beforeEach(async ({ page }) => {
    await page.goto('/accessibility')
  })

  // spec: 2-phone-toggle, 2-phone-panel
  test('opens and closes by its toggle, whose label and icon change', async ({ page }) => {
    const open = page.getByRole('button', { name: labels.openMenu })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    const icon = () => page.locator('button[popovertarget=phone-panel] svg:visible').evaluate((svg) => svg.innerHTML)
    const openIcon = await icon()
    await open.tap()
    const close = page.getByRole('button', { name: labels.closeMenu })
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    expect(await icon()).not.toBe(openIcon)
    const panel = panelOf(page)
    const bar = await navigation(page)
      .locator('li[data-tooltip] > a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const listed = await panel
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(listed).toEqual(expect.arrayContaining([...bar, '/', '/contact']))
    await expect(panel.getByRole('link', { name: labels.menuChat })).toHaveAttribute('target', '_blank')
    await close.tap()
    await expect(panel).toBeHidden()
  })

  // spec: 4-mobile-menu-closed
  test('keeps the focus inside, locks the page’s scroll, and closes with Escape', async ({ page }) => {
    const toggle = page.getByRole('button', { name: labels.openMenu })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const panel = panelOf(page)
    await expect(panel).toBeVisible()
    const fullCycle = (await panel.getByRole('link').count()) + 6
    for (let press = 0; press < fullCycle; press += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && !focused?.closest('#phone-panel') && focused?.getAttribute('popovertarget') !== 'phone-panel'
      })
      expect(outside).toBe(false)
    }
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('releases the page when the phone is turned and the links fit', longLayerOnly, async ({ page }) => {
    await page.getByRole('button', { name: labels.openMenu }).tap()
    await expect(panelOf(page)).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('inert')
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  // spec: 2-routes-top, 2-panel-choice, 4-mobile-menu-closed
  test('choosing an entry closes the panel and opens that page at its top', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const panel = panelOf(page)
    await page.getByRole('button', { name: labels.openMenu }).tap()
    // Cancel the first navigation, so that the choice itself must close the panel.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }))
    await panel.getByRole('link', { name: barEntry('/blog').label, exact: true }).tap()
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: labels.openMenu }).tap()
    await panel.getByRole('link', { name: barEntry('/blog').label, exact: true }).tap()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(panelOf(page)).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

testText('on every page the chat links of the bar, the menu and the footer have one message about that page', async ({ textPage }) => {
  const messages = new Map<string, string>()
  const named = ['/win-ai', '/win-english', '/win-camp', '/science-basket', '/school-principals', '/minecraft-city', '/jobs']
  for (const path of inLayer(everyKindOfPage, named)) {
    await textPage.goto(path)
    const chats = textPage.locator('body > :is(header, footer) a[href^="https://wa.me/"]')
    await expect(chats).toHaveCount(3)
    const [text = '', ...others] = await Promise.all((await chats.all()).map(prefilled))
    expect(others, path).toEqual([text, text])
    expect(text.length, path).toBeGreaterThan(10)
    messages.set(path, text)
  }
  expect(new Set(named.map((path) => messages.get(path))).size).toBe(named.length)
})

test('the chat link of the bar shows its label where it fits, and keeps its accessible name elsewhere', longLayerOnly, async ({ page }) => {
  await page.goto('/accessibility')
  const chat = page.getByRole('banner').getByRole('link', { name: labels.chat, exact: true })
  for (const [width, hasLabel] of [
    [320, false],
    [360, true],
    [390, true],
    [900, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await expect(chat).toBeInViewport({ ratio: 1 })
    const shown = await chat.getByText(labels.chat).evaluate((label) => label.getBoundingClientRect().width > 40)
    expect(shown, `at ${width} px`).toBe(hasLabel)
  }
})

test('the phone menu is grouped by audience and fits 360 × 740 without scrolling, with entries at least 40 px high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/win-camp')
  await page.getByRole('button', { name: labels.openMenu }).click()
  const panel = panelOf(page)
  for (const { heading, links } of menu.panel) {
    const group = panel.getByRole('list', { name: heading })
    await expect(group.getByRole('link')).toHaveText(links.map(({ label }) => label))
  }
  for (const link of await panel.getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  }
  expect(await panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
})

// spec: 2-phone-toggle
test('shows the toggle up to 768 px, and the links from 769 px', async ({ page }) => {
  await page.goto('/win-ai')
  for (const [width, narrow] of [
    [768, true],
    [769, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('button', { name: labels.openMenu })).toBeVisible({ visible: narrow })
    await expect(navigation(page)).toBeVisible({ visible: !narrow })
  }
})

test('an in-page link ends at its section: clicked during load, opened by address, and after a reload', async ({ page }) => {
  const enquiry = page.locator('#contact').getByRole('heading', { level: 2 })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('main').locator('a[href="#contact"]').first().click()
  await expect(enquiry).toBeInViewport()
  await page.reload()
  await expect(enquiry).toBeInViewport()
  await page.goto('/school-principals#contact')
  await expect(enquiry).toBeInViewport()
  await page.reload()
  await expect(enquiry).toBeInViewport()
})

test.describe('the footer', () => {
  // spec: 2-footer
  test('has three columns side by side, their links, the contact details, the disclaimer, and the copyright of the current year', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-03-04T10:00:00Z'))
    await page.goto('/win-ai')
    const footer = page.getByRole('contentinfo')
    const columns = [
      ...menu.footer.map(({ heading }) => footer.getByRole('navigation', { name: heading })),
      footer.getByRole('region', { name: footerLabels.contact }),
    ]
    await footer.scrollIntoViewIfNeeded()
    const boxes = await Promise.all(columns.map((column) => column.boundingBox()))
    for (const [number, box] of boxes.entries()) {
      const before = boxes[number - 1] ?? { x: 1280, y: boxes[0]?.y }
      expect(box?.y, 'all start at the same height').toBe(before.y)
      expect((box?.x ?? 0) + (box?.width ?? 0), 'each is to the left of the one before').toBeLessThanOrEqual(before.x)
    }
    for (const heading of [...menu.footer.map((column) => column.heading), footerLabels.contact])
      await expect(footer.getByRole('heading', { name: heading })).toBeVisible()
    for (const { label, to } of menu.footer.flatMap(({ links }) => links))
      await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to)
    await expect(footer.getByRole('link', { name: site.phone })).toHaveAttribute('href', phoneHref(site.phone))
    await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
    await expect(footer.getByRole('link', { name: footerLabels.chat })).toHaveAttribute(
      'href',
      chatHref(site.whatsapp, contentOf('win-ai').chatText),
    )
    await expect(footer).toContainText(`${site.street}, ${site.city}`)
    await expect(footer).toContainText(footerLabels.rights)
    await expect(footer).toContainText('© 2031')
  })
})

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto('/win-ai')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: labels.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

function navigation(page: Page) {
  return page.getByRole('navigation', { name: labels.navigation })
}

function panelOf(page: Page) {
  return page.getByRole('navigation', { name: labels.menu, exact: true })
}

function campButton(page: Page) {
  return navigation(page).getByRole('button', { name: barEntry('/win-camp').label })
}

async function tabTo(page: Page, target: import('@playwright/test').Locator): Promise<void> {
  const element = await target.elementHandle()
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab')
    if (await element?.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error('20 presses of Tab did not reach the element')
}
