import { expect, type Page, test } from '@playwright/test'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { phone, waitForLayout } from '../support/page.ts'
import { allPaths } from '../support/site-map.ts'
import { fullestPaths } from '../support/swept-paths.ts'
import { blockFiles, pictureFiles } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const labels = texts('header')
const screens = [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }]

function toTop(page: Page, options = {}) {
  return page.getByRole('navigation', { name: labels.pageNavigation }).getByRole('link', { name: labels.toTop, ...options })
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

// spec: 2-back-to-top
test('the link is shown above 300 px in either scroll direction, and hidden at 300 px and below', async ({ page }) => {
  await page.goto('/jobs')
  await waitForLayout(page)
  for (const [y, visible] of [
    [300, false],
    [301, true],
    [2000, true],
    [100_000, true],
    [1200, true],
    [301, true],
    [300, false],
    [0, false],
  ] as const) {
    await scrollTo(page, y)
    await expect(toTop(page), `at ${y} px`).toBeVisible({ visible })
  }
  // It is also shown while a field has the focus, and after a reload in the middle of the page.
  await page.locator('[name=fullName]').focus()
  await expect(toTop(page)).toBeVisible()
  await page.reload()
  await expect(toTop(page)).toBeVisible()
})

// spec: 2-back-to-top
test('the link scrolls smoothly to the top, instantly with reduced motion; the keyboard reaches it after the footer', async ({ page }) => {
  await page.goto('/win-ai')
  await waitForLayout(page)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await scrollTo(page, 1500)
  await toTop(page).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(toTop(page)).toBeHidden()
  // Reduced motion again, so that the scroll to the footer is over before the next key press.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await expect(toTop(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(toTop(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused()
})

// spec: 2-back-to-top
for (const path of inLayer(allPaths, ['/', ...fullestPaths]))
  test(`${path}: the link is shown down to the footer, and floating elements cover no control`, async ({ page }) => {
    await blockFiles(page, pictureFiles)
    await page.goto(path)
    await waitForLayout(page)
    await unfold(page)
    for (const screen of inLayer(screens, [phone, ...screens.slice(2)])) {
      await page.setViewportSize(screen)
      for (const { y, isVisible } of await visibilityWhileScrolling(page))
        expect(isVisible, `at ${y} px of the page, ${screen.width} px wide`).toBe(y > 300)
      expect(await controlsBehind(page, '[data-back-to-top], [data-floating-chat]'), `at ${screen.width} px`).toEqual([])
    }
  })

// spec: 2-science-basket-contact
test('on the science page the link is on the left and the floating chat on the right, and both stay visible', async ({ page }) => {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await page.goto('/science-basket')
    await waitForLayout(page)
    const chat = page.locator('[data-floating-chat]')
    await expect(chat).toBeVisible()
    for (const y of [301, 3000, 100_000]) {
      await scrollTo(page, y)
      await expect(toTop(page)).toBeVisible()
      await expect(chat).toBeVisible()
    }
    const [linkBox, chatBox] = [await toTop(page).boundingBox(), await chat.boundingBox()]
    expect(linkBox?.x).toBeLessThan(screen.width / 4)
    expect(chatBox?.x).toBeGreaterThan((screen.width * 3) / 4)
  }
})

test(
  'on a phone the link sits above the camp bar while the bar is shown; the bar is hidden with the largest text',
  longLayerOnly,
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.clock.setFixedTime(new Date('2025-03-20T10:00:00Z'))
    await page.goto('/win-camp/passover')
    await waitForLayout(page)
    const bar = page.locator('[data-foot-bar]')
    await page.locator('#stages').evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(bar).toBeVisible()
    await expect(toTop(page)).toBeVisible()
    const gap = async () => ((await bar.boundingBox())?.y ?? 0) - (await bottomOf(page))
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    await page.evaluate(() => document.documentElement.setAttribute('data-text', 'largest'))
    await expect(bar).toBeHidden()
    await expect.poll(() => bottomOf(page)).toBeGreaterThan(phone.height - 40)
    await page.evaluate(() => document.documentElement.removeAttribute('data-text'))
    await expect(bar).toBeVisible()
    await page.locator('#gallery').evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await scrollTo(page, 100_000)
    await expect(bar).toBeHidden()
    await expect.poll(() => bottomOf(page)).toBeGreaterThan(phone.height - 40)
  },
)

test(
  'the link is at least 24 px wide on the smallest screen, uncovered in a low window, inert behind the menu and hidden in print',
  longLayerOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/win-camp')
    await waitForLayout(page)
    await scrollTo(page, 2000)
    await expect(toTop(page)).toBeVisible()
    const seen = await toTop(page).evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return {
        width: Math.min(right, innerWidth) - Math.max(left, 0),
        height: bottom - top,
        isClear: top >= header && bottom <= innerHeight,
      }
    })
    expect(seen.width).toBeGreaterThanOrEqual(24)
    expect(seen.height).toBeGreaterThanOrEqual(44)
    expect(seen.isClear).toBe(true)
    await page.getByRole('button', { name: labels.openMenu }).click()
    await expect(page.locator('nav:has(> [data-back-to-top])')).toHaveAttribute('inert')
    await page.keyboard.press('Escape')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-back-to-top]')).toBeHidden()
  },
)

async function bottomOf(page: Page): Promise<number> {
  const box = await toTop(page).boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

/** Whether the link is visible at several positions, down to the footer and back up. */
async function visibilityWhileScrolling(page: Page): Promise<{ y: number; isVisible: boolean }[]> {
  return toTop(page, { includeHidden: true }).evaluate(async (link) => {
    const seen: { y: number; isVisible: boolean }[] = []
    const end = document.documentElement.scrollHeight - innerHeight
    for (const y of [301, end / 3, (2 * end) / 3, end, end / 2]) {
      window.scrollTo({ top: y, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      seen.push({ y: scrollY, isVisible: link.checkVisibility({ visibilityProperty: true, opacityProperty: true }) })
    }
    return seen
  })
}

/** Opens all collapsed parts, because their controls count too. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}

/** Controls anywhere in the columns behind the floating elements: while the page scrolls, each of them would be covered. */
async function controlsBehind(page: Page, floating: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = new Set<string>()
    const blocks = [...document.querySelectorAll<HTMLElement>(selector)]
    const columns = blocks.flatMap((block) => {
      const { left, right } = block.getBoundingClientRect()
      const [from, to] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 2]
      return [from, (from + to) / 2, to]
    })
    for (const block of blocks) block.style.pointerEvents = 'none'
    const end = document.documentElement.scrollHeight - innerHeight
    for (let y = 0; y < end + innerHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      // The step misses nothing: no control is less than 16 px high.
      for (let down = innerHeight / 4; down < innerHeight; down += 16)
        for (const x of columns) {
          const control = document.elementFromPoint(x, down)?.closest('a, button, input, select, textarea, summary, label')
          // The camp bar pushes the floating elements up; the sky is so wide that most of it stays uncovered.
          if (control && !control.closest('[data-foot-bar], [data-sky]')) found.add(control.outerHTML.slice(0, 120))
        }
    }
    for (const block of blocks) block.style.pointerEvents = ''
    return [...found]
  }, floating)
}
