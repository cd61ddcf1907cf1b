import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, phone } from './support'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/science-basket')
})

test('the hero names the ages, the group size and the 24 simulators', async ({ page }) => {
  const hero = page.getByRole('region', { name: 'המעבדה מגיעה אליכם' })
  const facts = hero.locator('dl')
  await expect(facts.getByText('6–15', { exact: true })).toBeVisible()
  await expect(facts.getByText('15–25', { exact: true })).toBeVisible()
  await expect(facts.getByText('24', { exact: true })).toBeVisible()
  await expect(hero.getByRole('link', { name: 'לבדיקת התאמה' })).toHaveAttribute('href', '#contact')
})

test('six benefits, six programmes, five steps', async ({ page }) => {
  await expect(page.locator('#benefits').getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(page.locator('#programmes').getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(page.locator('#programmes')).toContainText('24סימולטורים')
  await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveText([
    'פגישת התאמה',
    'תוכנית מותאמת',
    'הכנת הצוות',
    'המחנה יוצא לדרך',
    'משוב',
  ])
})

test('a programme put into the basket is ticked in the form, and the other way round', async ({ page }) => {
  const add = page.getByRole('button', { name: 'בינה מלאכותית: לסל' })
  await add.click()
  await expect(add).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#contact').scrollIntoViewIfNeeded()
  const chip = page.getByRole('checkbox', { name: 'בינה מלאכותית' })
  await expect(chip).toBeChecked()
  await chip.uncheck()
  await expect(add).toHaveAttribute('aria-pressed', 'false')
})

test('three clients, each with five stars that a screen reader can read', async ({ page }) => {
  await expect(page.locator('#clients').getByRole('img', { name: '5 כוכבים מתוך 5' })).toHaveCount(3)
})

test('seven questions, one open at a time, with the facts of the offer', async ({ page }) => {
  const questions = page.locator('#questions details')
  await expect(questions).toHaveCount(7)
  for (const fact of ['מגיל 6 עד גיל 15', '15 עד 25', 'אינטרנט יציב', 'אלא אם סוכם אחרת', 'עבירות מין', 'משרד המדע', '24 סימולטורים']) {
    await expect(page.locator('#questions')).toContainText(fact)
  }
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).not.toHaveAttribute('open')
})

test('a floating chat button stays in view and covers neither the back-to-top button', async ({ page }) => {
  const chat = page.locator('[data-floating-chat] a')
  await expect(chat).toHaveAttribute('href', /wa\.me.*text=/)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(chat).toBeInViewport()
  const [a, b] = [await chat.boundingBox(), await page.getByRole('link', { name: 'חזרה לראש העמוד' }).boundingBox()]
  expect((b?.y ?? 0) + (b?.height ?? 0)).toBeLessThan(a?.y ?? 0)
})

test.describe('the gallery', () => {
  test('has 24 pictures, each described, loaded when near', async ({ page }) => {
    const pictures = page.locator('#gallery').getByRole('img')
    await expect(pictures).toHaveCount(24)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /.{5,}/)
      await expect(picture).toHaveAttribute('loading', 'lazy')
    }
  })

  test('opens the viewer, walks both ways round the ring, and gives the focus back', async ({ page }) => {
    const first = await openFirst(page)
    const viewer = page.getByRole('dialog', { name: 'תמונות מסל המדע' })
    await expect(viewer).toContainText('תמונה 1 מתוך 24')
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await viewer.getByRole('button', { name: 'התמונה הבאה' }).click()
    await expect(viewer).toContainText('תמונה 2 מתוך 24')
    await viewer.getByRole('button', { name: 'התמונה הקודמת' }).click()
    await viewer.getByRole('button', { name: 'התמונה הקודמת' }).click()
    await expect(viewer).toContainText('תמונה 24 מתוך 24')
    await viewer.getByRole('button', { name: 'התמונה הבאה' }).click()
    await expect(viewer).toContainText('תמונה 1 מתוך 24')
    await viewer.getByRole('button', { name: 'סגירה' }).click()
    await expect(viewer).toBeHidden()
    await expect(first).toBeFocused()
  })

  test('in the viewer the left arrow is next, and next stands on the left', async ({ page }) => {
    await openFirst(page)
    const viewer = page.getByRole('dialog', { name: 'תמונות מסל המדע' })
    await page.keyboard.press('ArrowLeft')
    await expect(viewer).toContainText('תמונה 2 מתוך 24')
    await page.keyboard.press('ArrowRight')
    await expect(viewer).toContainText('תמונה 1 מתוך 24')
    const next = await viewer.getByRole('button', { name: 'התמונה הבאה' }).boundingBox()
    const previous = await viewer.getByRole('button', { name: 'התמונה הקודמת' }).boundingBox()
    expect(next?.x).toBeLessThan(previous?.x ?? 0)
  })

  test('the viewer closes by Escape, by the backdrop and by the browser’s Back', async ({ page }) => {
    const viewer = page.getByRole('dialog', { name: 'תמונות מסל המדע' })
    await openFirst(page)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await openFirst(page)
    await page.mouse.click(8, 450)
    await expect(viewer).toBeHidden()
    await openFirst(page)
    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(/\/science-basket$/)
  })

  test('a double click enlarges the picture and another brings it back', async ({ page }) => {
    await openFirst(page)
    const slide = page.locator('[data-viewer-strip] > li').first()
    await slide.getByRole('img').dblclick()
    await expect(slide).toHaveAttribute('data-zoomed')
    await slide.getByRole('img').dblclick()
    await expect(slide).not.toHaveAttribute('data-zoomed')
  })

  test('the open viewer has no accessibility violation', async ({ page }) => {
    await openFirst(page)
    await expectAccessible(page)
  })
})

test('with every picture failing the page says so 24 times, and stays usable', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Gallery picture did not load')) complaints.push(message.text())
  })
  await page.route(/\.(avif|webp)$/, (route) => route.abort())
  await page.reload()
  for (const tile of await page.locator('[data-gallery-tile]').all()) await tile.scrollIntoViewIfNeeded()
  await expect(page.locator('#gallery').getByText('התמונה לא נטענה').filter({ visible: true })).toHaveCount(24)
  await expect.poll(() => complaints.length).toBe(24)
  await page.locator('#questions summary').first().click()
  await expect(page.locator('#questions details').first()).toHaveAttribute('open')
})

test('on a phone the gallery is pushed sideways and a tap opens the viewer', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/science-basket')
  const tile = page.locator('[data-gallery-tile]').first()
  await tile.scrollIntoViewIfNeeded()
  await tile.tap()
  await expect(page.getByRole('dialog', { name: 'תמונות מסל המדע' })).toContainText('תמונה 1 מתוך 24')
  await context.close()
})

async function openFirst(page: Page) {
  const tile = page.locator('[data-gallery-tile]').first()
  await tile.scrollIntoViewIfNeeded()
  await expect(tile).toHaveAttribute('data-state', 'loaded')
  await tile.click()
  await expect(page.getByRole('dialog', { name: 'תמונות מסל המדע' })).toBeVisible()
  return tile
}
