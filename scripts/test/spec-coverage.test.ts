import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| §'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every section of the specification has its rows, and so have the decisions', () => {
  const sections = new Set(rows.map(([, section]) => section?.split(' ')[0]))
  expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Decision'])
})

test.each(rows)('%s§%s %s: its tests exist', (_, _section, statement, tests) => {
  const named = (tests ?? '').split('<br>')
  expect(named.length, statement).toBeGreaterThan(0)
  for (const reference of named) {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(reference) ?? []
    expect(existsSync(file), `${file || reference} is not there`).toBe(true)
    expect(
      titlesOf(file).some((known) => known.startsWith(title)),
      `${file} has no test “${title}”`,
    ).toBe(true)
  }
})

/** The titles of a file's tests, as they are written: `${…}` and `%s` stay. */
function titlesOf(file: string): string[] {
  const titles = readFileSync(file, 'utf8').matchAll(/\b(?:test|it)(?:\.each(?:<[^;]*?>)?\([^;]*?\))?\(\s*(['"`])(.*?[^\\])\1/gs)
  return [...titles].map(([, , title = '']) => title.replaceAll(String.raw`\'`, "'"))
}
