import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './editor-test.ts'
import { changedLines } from './own-site.ts'

// Runs last: it publishes what all other tests saved, with the real check of the whole site.
test('lists the changes in words, checks the whole site, and publishes exactly these changes', async ({ editor, site }) => {
  test.setTimeout(600_000)
  const article = site.text('src/content/articles/english-learning-with-minecraft.md')
  const add = (name: string, line: string) =>
    writeFileSync(
      join(site.root, `src/content/articles/${name}.md`),
      article.replace(/^---\ntitle: .*\ndescription: .*\n/, `---\n${line}\n`),
    )
  const head = (title: string) => `title: ${title}\ndescription: ${`${title}, `.repeat(12).slice(0, 90)}`
  add('hidden', `${head('טיוטה שלא מופיעה')}\ndraft: true`)
  add('later', `${head('מאמר שעוד לא מופיע')}\npublishFrom: 01.01.2099`)
  add('since', `${head('מאמר שכבר מופיע')}\npublishFrom: 01.01.2026`)
  await editor.open('camps/entries/online')
  await editor.write('מחיר', '475')
  await editor.save()
  const dialog = await editor.openPublishing()
  await expect(dialog).toContainText('475')
  await expect(dialog).toContainText('מאמרים: טיוטה שלא מופיעה')
  site.git('add', '--intent-to-add', 'src/content')
  const waiting = site.diff()
  // Even with many changed files, the status of publishing stays in view.
  await dialog.getByRole('button', { name: 'לפרסם עכשיו' }).click()
  await expect(dialog.getByRole('status')).toBeInViewport()
  await expect(dialog.getByRole('status')).toContainText('האתר יתעדכן', { timeout: 540_000 })
  expect(changedLines(site.git('show', '--unified=0', 'origin/main', '--', 'src/content'))).toEqual(waiting)
  expect(site.diff()).toEqual([])
  // The check built the site without drafts and scheduled articles.
  const isBuilt = (name: string) => existsSync(join(site.root, `.cache/check/dist/blog/${name}.html`))
  expect(['hidden', 'later', 'since'].map(isBuilt)).toEqual([false, false, true])
})
