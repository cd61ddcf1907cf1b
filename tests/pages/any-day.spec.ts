import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { inState, scheduled } from '../support/camps.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { allPaths } from '../support/site-map.ts'
import { texts } from '../support/texts.ts'

// ?today=2027-03-01 shows a page as on that day.
const { otherDay, backToToday } = texts('header')
const labels = texts('camps')
const pages = ['/', '/win-camp', '/win-camp/passover', '/win-camp/kiryat-gat', '/minecraft-education', '/contact']

for (const path of inLayer(pages, ['/', '/win-camp/kiryat-gat'])) {
  // spec: decided-any-day
  test(`${path}: a line names the day shown and links back to today; nothing is stored`, async ({ page }) => {
    await page.goto(`${path}?today=2027-03-01`)
    const line = page.getByText(otherDay)
    await expect(line).toBeVisible()
    await expect(line).toContainText('1.3.2027')
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path === '/' ? '/' : path}$`))
    await line.getByRole('link', { name: backToToday }).click()
    await expect(page).toHaveURL(path)
    await expect(line).toBeHidden()
  })
}

// spec: decided-any-day
test('an invalid day shows today', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-03-20T10:00:00Z'))
  for (const invalid of ['2027-02-30', 'tomorrow', '1.3.2027', '<b>', '']) {
    await page.goto(`/win-camp?today=${encodeURIComponent(invalid)}`)
    await expect(page.getByText(otherDay)).toBeHidden()
    await expect(page.locator('#passover').getByText(labels.openChip).filter({ visible: true })).toHaveCount(1)
  }
})

test('the day is applied before any external script loads, whatever the day of the build', longLayerOnly, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  for (const camp of scheduled) {
    const { day } = inState(camp, 'running')
    await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`))
    await page.goto('/win-camp')
    await expect(page.locator(`#${camp.id}`).getByText(labels.runningChip).filter({ visible: true })).toHaveCount(1)
  }
})

test('no page links to another day', () => {
  for (const path of allPaths) {
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
    expect(html, path).not.toContain('?today=')
  }
})
