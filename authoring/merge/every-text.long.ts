import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isScalar, parseDocument } from 'yaml'
import { mergeContent, readContent } from './content-file.ts'
import { type Data, isData } from './plain-data.ts'

const files = globSync('src/content/**/*.{yaml,md,json}', { exclude: ['**/README.md'] }).sort()
const changes = [
  (text: string) => `${text.trimEnd()} חדש`,
  () => 'בקיצור: "כן", או \'לא\' # ואולי *ככה*, {{phone}}',
  (text: string) => `${text.trim()}\nשורה שנייה`,
  () => '2026-05-18',
]

type Path = (string | number)[]

function texts(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.flatMap((item, index) => texts(item, [...path, index]))
  return isData(value) ? Object.entries(value).flatMap(([key, child]) => texts(child, [...path, key])) : []
}

function withText(data: Data, path: Path, change: (text: string) => string): Data {
  const copy = structuredClone(data)
  let holder = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>
  const last = path.at(-1) ?? ''
  holder[last] = change(String(holder[last]))
  return copy
}

/** Removed lines of the first text, and added lines of the second. */
function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [a, b] = [before.split('\n'), after.split('\n')]
  while (a.length > 0 && b.length > 0 && a[0] === b[0]) [a.shift(), b.shift()]
  while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) [a.pop(), b.pop()]
  return { gone: a, come: b }
}

it('merging unchanged data leaves every content file unchanged', () => {
  expect(files.length).toBeGreaterThan(60)
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    expect(mergeContent(file, source, structuredClone(readContent(file, source))), file).toBe(source)
  }
})

it.each(files)('%s: changing one text changes one line and no other data', (file) => {
  const source = readFileSync(file, 'utf8')
  const data = readContent(file, source)
  const head = file.endsWith('.md') ? source.slice(4, source.indexOf('\n---')) : source
  const document = parseDocument(head)
  for (const [index, path] of texts(data).entries()) {
    const change = changes[index % changes.length]
    const node = document.getIn(path, true)
    if (!change || !isScalar(node) || !node.range) continue
    const wanted = withText(data, path, change)
    const merged = mergeContent(file, source, wanted)
    const label = `${file} ${path.join('.')}`
    expect(readContent(file, merged), label).toEqual(wanted)
    if (head.includes(': &')) continue
    const { gone, come } = changedLines(source, merged)
    const own = head.slice(node.range[0], node.range[1]).split('\n')
    if (own.length === 1) expect([gone.length, come.length], label).toEqual([1, 1])
    else expect(gone.length, label).toBeLessThanOrEqual(own.length)
  }
})

it('changing one paragraph of an article changes one line', () => {
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const source = readFileSync(file, 'utf8')
    const { body, ...fields } = readContent(file, source)
    const merged = mergeContent(file, source, { ...fields, body: String(body).replace('.\n', ', תמיד.\n') })
    expect(changedLines(source, merged).come, file).toHaveLength(1)
  }
})
