import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** All code that reads visitors' input: the server, and the form rules that it shares with the pages. */
const files = globSync(
  [
    'server/**/*.ts',
    'src/forms/**/*.ts',
    'src/features/forms/**/*.ts',
    'src/lib/days/israel-time.ts',
    'src/lib/text/{bare-school-name,one-line,parse-template}.ts',
  ],
  {
    exclude: ['**/*.test.ts', '**/testing/**'],
  },
)

const patterns = files.flatMap((file) => {
  const found: [file: string, pattern: string][] = []
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push([file, node.text])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
})

/** Input that can make a pattern backtrack: many repetitions, then something that does not match. */
const pieces = ['/', 'a', '0', ' ', '\t', '\n', '.', '-', ',', ';', '"', '=', '<', '@', 'a.', 'a@a.', '/index', ' x', '{{', '\u202e', 'א']
const heads = ['', ' a:', ' a:x', 'bytes=', 'a@', '[', ';boundary=', 'https://']
const inputsOf = (length: number) => heads.flatMap((head) => pieces.map((piece) => `${head}${piece.repeat(length / piece.length)}\u0000!`))

/** The shortest of three runs: a busy machine only ever adds time. */
function timeOf(pattern: RegExp, input: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    input.replace(pattern, '')
    return performance.now() - start
  })
  return Math.min(...times)
}

const [short, long] = [inputsOf(1_000), inputsOf(16_000)]

test.each(patterns)('%s: %s takes linear time, not quadratic', (_, literal) => {
  const [, body = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? []
  const pattern = new RegExp(body, flags)
  const slow = long.filter((input, place) => {
    const floorMs = 0.2
    return timeOf(pattern, input) > 100 * Math.max(floorMs, timeOf(pattern, short[place] ?? ''))
  })
  // Sixteen times the input may take sixteen times as long; quadratic would be 256 times.
  expect(slow.map((input) => input.slice(0, 20))).toEqual([])
})
