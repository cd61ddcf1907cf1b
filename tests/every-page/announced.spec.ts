import { expect, type Locator, test } from '@playwright/test'
import { entry } from '../support/content.ts'
import { openForm } from '../support/forms.ts'
import { longLayerOnly } from '../support/layers.ts'
import { texts } from '../support/texts.ts'

/** Changes that a screen reader announces, and changes that it must not announce. */

test('a rejected file is announced in a live region that already existed', async ({ page }) => {
  const form = await openForm(page, '/jobs')
  const field = form.locator('input[type=file]')
  const region = await form.locator('div[aria-live=polite]').elementHandle()
  await expect(form.locator('div[aria-live=polite]')).toBeEmpty()
  await field.setInputFiles({ name: 'cv.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  const { wrongKind } = texts('form-job-file')
  await expect.poll(() => region?.textContent()).toBe(wrongKind)
  await expect(field).toHaveAccessibleDescription(new RegExp(`${wrongKind}$`))
})

test('a wrong answer to a riddle is described at its field until the visitor types again', longLayerOnly, async ({ page }) => {
  const { tabs, messages } = entry('story', 'story')
  await page.goto('/dragon-prince-game')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.getByRole('tab', { name: tabs[2]?.label ?? '' }).click()
  const field = page.getByRole('tabpanel').getByRole('textbox').first()
  await field.fill('לא יודעת')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(messages.wrong)
  await field.fill('אולי')
  await expect(field).toHaveAccessibleDescription('')
})

test('the search announces an unchanged result only once, not at every letter', longLayerOnly, async ({ page }) => {
  await page.goto('/blog')
  const field = page.getByRole('searchbox')
  const status = page.getByRole('status')
  await field.fill('ץץץ')
  await expect(status).toHaveText(texts('blog').searchNone)
  await countChanges(status)
  await field.pressSequentially('ץץ')
  await expect(page).toHaveURL(/ץץץץץ|(%D7%A5){5}/)
  expect(await status.getAttribute('data-changes')).toBeNull()
  await field.fill('')
  await expect(status).toHaveAttribute('data-changes', '')
})

async function countChanges(status: Locator): Promise<void> {
  await status.evaluate((element) => {
    new MutationObserver(() => element.setAttribute('data-changes', '')).observe(element, { childList: true })
  })
}
