import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The test files of both layers: browser tests, and the tests of `npm run unit`. */
const testFiles = globSync(['tests/**/*.spec.ts', '{src,server,integrations,authoring,scripts}/**/*.test.{ts,tsx}'])

const rows = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Id'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', statement = '', files = '']) => ({ id, statement, files: files.split('<br>').map((file) => file.replaceAll('`', '')) }))

/** Every `// spec: id, id` in the test files, with the line below it. */
const marks = testFiles.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ *\/\/ spec: (.+)\n(.*)$/gm)].map(([, ids = '', below = '']) => ({
    file,
    ids: ids.split(', '),
    below,
  })),
)

test('every section of the specification has rows, and so do the decisions', () => {
  const sections = new Set(rows.map(({ id }) => id.split('-')[0]))
  expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'decided'])
})

test('every id is unique', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test.each(rows)('$id is above a test in each of the listed files, and in no other', ({ id, files }) => {
  const carriers = new Set(marks.filter(({ ids }) => ids.includes(id)).map(({ file }) => file))
  expect([...carriers].sort()).toEqual([...files].sort())
})

test('every id above a test is in the table', () => {
  const known = new Set(rows.map(({ id }) => id))
  const unknown = marks.flatMap(({ file, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`))
  expect(unknown).toEqual([])
})

test('an id is directly above its test, or above the loop that creates it', () => {
  const misplaced = marks.filter(({ below }) => !/^ *(?:for|test|it)\b/.test(below))
  expect(misplaced.map(({ file, ids }) => `${file}: ${ids}`)).toEqual([])
})
