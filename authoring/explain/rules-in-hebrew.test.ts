import { globSync, readFileSync } from 'node:fs'
import { z } from 'astro/zod'
import { expect, it } from 'vitest'

const rules = JSON.parse(readFileSync('authoring/explain/rules-in-hebrew.json', 'utf8')) as [pattern: string, hebrew: string][]
const sources = globSync('src/{schemas,sections}/**/*.ts', { exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Messages of zod itself, for checks without a message of ours. */
const zodMessages = [
  z.record(z.string().regex(/^a$/), z.string()).safeParse({ b: 'b' }),
  z.string().startsWith('/').safeParse('a'),
].flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? [])

/** Matches the message where the code writes it: as a string, with a placeholder in place of each group. */
function inSource(pattern: string): RegExp {
  const text = pattern.replace(/^\^/, '').replace(/\((?:[^()\\]|\\.)*\)/g, '(?:\\$$\\{[^}]*\\}|[\\w-]+)')
  return new RegExp(`['"\`]${text}`)
}

it.each(rules)('the code still has the message %s', (pattern) => {
  expect(inSource(pattern).test(sources) || zodMessages.some((message) => new RegExp(pattern).test(message))).toBe(true)
})

it('translates the whole message, and names nothing that the pattern does not capture', () => {
  for (const [pattern, hebrew] of rules) {
    const groups = pattern.match(/\((?!\?)/g)?.length ?? 0
    const used = [...hebrew.matchAll(/\$(\d)/g)].map(([, group]) => Number(group))
    expect(hebrew, pattern).toMatch(/[א-ת]/)
    expect(Math.max(0, ...used), pattern).toBeLessThanOrEqual(groups)
  }
})
