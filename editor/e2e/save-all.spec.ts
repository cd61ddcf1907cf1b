import { basename } from 'node:path'
import { isRoutePage } from '../../authoring/content/collection-of.ts'
import { expect, test } from './editor-test.ts'

test('can change and save every page of the site: no field that Decap requires is empty in a valid file', async ({ editor, site }) => {
  // Only committed pages: one that another test created has nothing to compare with.
  const files = site.git('ls-files', 'src/content/pages').trim().split('\n')
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    await editor.open(`${isRoutePage(file) ? 'drawn' : 'pages'}/entries/${basename(file, '.yaml')}`)
    const label = editor.field('שם קצר').locator('textarea')
    await label.fill(`${await label.inputValue()} 2`)
    await editor.save()
    expect(site.diff(file).filter((line) => /^[+-]label: /.test(line))).toHaveLength(2)
  }
})
