import { basename } from 'node:path'
import { isDrawnPage } from '../../authoring/content/collection-of.ts'
import { expect, test } from './editor-test.ts'

test('every page of the site can be changed and saved: no field that the form builder asks for is empty where the file is right', async ({
  editor,
  site,
}) => {
  // Those of the site: a page that another test made has nothing to be compared with.
  const files = site.git('ls-files', 'src/content/pages').trim().split('\n')
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    await editor.open(`${isDrawnPage(file) ? 'drawn' : 'pages'}/entries/${basename(file, '.yaml')}`)
    const label = editor.field('שם קצר').locator('textarea')
    await label.fill(`${await label.inputValue()} 2`)
    await editor.save()
    expect(site.diff(file).filter((line) => /^[+-]label: /.test(line))).toHaveLength(2)
  }
})
