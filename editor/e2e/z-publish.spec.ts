import { expect, test } from './editor-test.ts'
import { changedLines } from './own-site.ts'

// The last file of all: it publishes what the others have saved, with the real check of the whole site.
test('publishing says what changed in words, checks the whole site, and sends exactly that', async ({ editor, site }) => {
  test.setTimeout(600_000)
  await editor.open('drawn')
  const dialog = await editor.openPublishing()
  await expect(dialog).toContainText('450”')
  await expect(dialog).toContainText('המלצות: ronit-khn')
  site.git('add', '--intent-to-add', 'src/content')
  const waiting = site.diff()
  await dialog.getByRole('button', { name: 'לפרסם עכשיו' }).click()
  await expect(dialog.getByRole('status')).toContainText('האתר יתעדכן', { timeout: 540_000 })
  expect(changedLines(site.git('show', '--unified=0', 'origin/main', '--', 'src/content'))).toEqual(waiting)
  expect(site.diff()).toEqual([])
})
