import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './editor-test.ts'

test('every page of the site can be changed and saved: no field that the form builder asks for is empty where the file is right', async ({
  editor,
  site,
}) => {
  const names = globSync('*.yaml', { cwd: join(site.root, 'src/content/pages') }).map((file) => file.replace('.yaml', ''))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    await editor.open(`drawn/entries/${name}`)
    const label = editor.field('שם קצר').locator('textarea')
    await label.fill(`${await label.inputValue()} 2`)
    await editor.save()
    expect(site.diff(`src/content/pages/${name}.yaml`).filter((line) => /^[+-]label: /.test(line))).toHaveLength(2)
  }
})
