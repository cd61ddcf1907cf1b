import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './editor-test.ts'

interface AxeWindow {
  axe: { run(where: Document, how: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
}

/** Accessibility violations in the whole editor, including Decap's own parts. The page in the preview has its own tests. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, { runOnly: rules, iframes: false })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  })
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the list, a form and the publishing dialog are accessible and fit into ${width} pixels`, async ({ editor, foreign }) => {
    const { page } = editor
    const isWithin = async () => (await page.evaluate(() => document.documentElement.scrollWidth)) <= width
    await page.setViewportSize({ width, height })
    await editor.open('camps')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => faults(page)).toEqual([])
    expect(await isWithin()).toBe(true)

    await editor.open('camps/entries/online')
    await expect(editor.field('מחיר').locator('input')).toBeVisible()
    for (const name of ['מחיקה', 'שכפול']) await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => faults(page)).toEqual([])
    expect(await isWithin()).toBe(true)

    // Make an unpublished change.
    await editor.write('מחיר', String(width))
    await expect(page.getByText('יש שינויים שלא נשמרו')).toBeVisible()
    await expect.poll(() => faults(page)).toEqual([])
    await editor.save()
    await editor.openPublishing()
    await expect.poll(() => faults(page)).toEqual([])
    expect(await isWithin()).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })
    // None of the tests so far has sent a request to another machine.
    expect(foreign).toEqual([])
  })
}

test('chooses a section type by its picture and description: by keyboard, and with one press on a phone', async ({ editor }) => {
  const { page } = editor
  const parts = () => editor.field('חלקי העמוד')
  const add = () => parts().getByRole('button', { name: 'הוספת חלק' })
  const kind = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await editor.open('pages/new')
  await add().focus()
  await page.keyboard.press('Enter')
  await expect(kind('פתיחה')).toBeFocused()
  await expect(kind('פתיחה')).toHaveAccessibleDescription(/^ראש העמוד/)
  const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0
  for (const picture of await page.getByRole('menuitem').locator('img').all())
    await expect.poll(() => picture.evaluate(isLoaded as (element: Element) => boolean)).toBe(true)
  await expect.poll(() => faults(page)).toEqual([])
  // Arrow down moves to the item below.
  const [first, second] = [await kind('פתיחה').boundingBox(), await kind('מספרים').boundingBox()]
  expect(second?.x).toBe(first?.x)
  await page.keyboard.press('ArrowDown')
  await expect(kind('מספרים')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(add()).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await add().click()
  await expect(kind('פתיחה')).toBeInViewport({ ratio: 1 })
  // Pressing outside the menu chooses nothing.
  await page.mouse.click(195, 20)
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await add().click()
  await kind('טופס').click()
  await expect(parts().getByText('איזה טופס')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('on a phone, scrolls from the form to the preview and back to the previous position', async ({ editor }) => {
  const { page } = editor
  await page.setViewportSize({ width: 390, height: 844 })
  await editor.open('camps/entries/online')
  const price = editor.field('מחיר').locator('input')
  await expect(price).toBeAttached()
  // Scroll like a touch would, which only works in a scrollable container.
  await page.mouse.move(195, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 200)
    await expect(price).toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'אל העמוד' }).click()
  await expect(page.locator('#preview-pane')).toBeInViewport({ ratio: 0.5 })
  // Directly below the toolbar.
  await expect.poll(async () => (await page.locator('#preview-pane').boundingBox())?.y).toBeLessThan(80)
  await expect(price).not.toBeInViewport()
  await page.getByRole('button', { name: 'אל הטופס' }).click()
  await expect(price).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('on a phone, keeps the active collection in view', async ({ editor }) => {
  const { page } = editor
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['faq', 'pages']) {
    await editor.open(name)
    await expect(page.locator('[class*="SidebarNavList"] .sidebar-active')).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
})
