import { expect, type Page, test } from '@playwright/test'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { texts } from '../support/texts.ts'

const labels = texts('display')

async function openPanel(page: Page) {
  await page.getByRole('button', { name: labels.title }).click()
  return page.getByRole('dialog', { name: labels.title })
}

// spec: 2-toasts, decided-themes
test('the theme follows the device until the visitor chooses, and the choice persists without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 14, 46)')
  const panel = await openPanel(page)
  await panel.getByRole('radio', { name: labels.light }).check()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(248, 247, 255)')
  await page.reload({ waitUntil: 'commit' })
  // The inline script in the head sets it before the body exists.
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(248, 247, 255)')
})

for (const path of inLayer(
  ['/win-camp', '/win-camp/passover', '/dragon-prince-game', '/win-english', '/minecraft-education'],
  ['/win-camp'],
)) {
  test(`${path}: the sun switches to the dark theme by keyboard, the moon switches back, and the panel follows`, async ({ page }) => {
    await page.goto(path)
    const sky = page.getByRole('button', { name: labels.sky })
    await sky.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('[data-display] [name=theme][value=dark]').first()).toBeChecked()
    await expect(sky).toBeFocused()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await sky.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.locator('html')).not.toHaveAttribute('data-dissolving')
  })
}

test('each choice takes effect and persists between visits, and reset undoes all of them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/win-ai')
  const panel = await openPanel(page)
  await panel.getByRole('radio', { name: labels.largest }).check()
  for (const label of [labels.contrast, labels.still, labels.underlined, labels.plainFont]) await panel.getByLabel(label).check()
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveCSS('font-size', '24px')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('font-family', /^arial/i)
  await expect(page.getByRole('contentinfo').locator('a[href="/jobs"]')).toHaveCSS('text-decoration-line', 'underline')
  await expectStill(page)
  const again = await openPanel(page)
  await expect(again.getByLabel(labels.contrast)).toBeChecked()
  await again.getByRole('button', { name: labels.reset }).click()
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
  expect(await page.evaluate(() => localStorage.getItem('win-display'))).toBe('{}')
})

test('a device that prefers more contrast gets it until the visitor chooses otherwise', longLayerOnly, async ({ page }) => {
  const expectBackground = (colour: string) => expect(page.locator('body')).toHaveCSS('background-color', colour)
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/contact')
  await expectBackground('rgb(255, 255, 255)')
  const panel = await openPanel(page)
  await expect(panel.getByLabel(labels.contrast)).toBeChecked()
  await panel.getByLabel(labels.contrast).uncheck()
  await page.goto('/privacy')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'usual')
  const again = await openPanel(page)
  await expect(again.getByLabel(labels.contrast)).not.toBeChecked()
  await again.getByRole('button', { name: labels.reset }).click()
  await expectBackground('rgb(255, 255, 255)')
})

test('a page in another tab follows the choice', longLayerOnly, async ({ page, context }) => {
  await page.goto('/win-ai')
  const other = await context.newPage()
  await other.goto('/blog')
  await (await openPanel(other)).getByRole('radio', { name: labels.dark }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect((await openPanel(page)).getByRole('radio', { name: labels.dark })).toBeChecked()
})

test('the panel works with blocked storage and with an invalid stored value', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('win-display', '<broken>')
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/win-ai')
  const panel = await openPanel(page)
  await panel.getByRole('radio', { name: labels.dark }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(errors).toEqual([])
})

test('Escape closes the panel', longLayerOnly, async ({ page }) => {
  await page.goto('/win-ai')
  const panel = await openPanel(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

/** Expects no smooth scrolling, and no animation or transition on any element, ::before or ::after. */
async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].filter((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part)
        return animationName !== 'none' || transitionDuration !== '0s'
      }),
    ),
  )
  expect(moving).toEqual([])
}
