import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'

vi.mock('astro:content', () => ({
  getCollection: async () => [
    { id: 'always', data: { draft: false } },
    { id: 'draft', data: { draft: true } },
    { id: 'since', data: { draft: false, publishFrom: '2026-11-16' } },
    { id: 'later', data: { draft: false, publishFrom: '2026-11-17' } },
  ],
}))

const { published } = await import('./published.ts')
const seen = async () => (await published('articles')).map(({ id }) => id)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('a build shows what is no draft and whose day has come, by the day in Israel', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00Z') })
  expect(await seen()).toEqual(['always', 'since'])
  // Already the next day in Israel, while it is still the day before in Greenwich.
  vi.setSystemTime(new Date('2026-11-16T22:30:00Z'))
  expect(await seen()).toEqual(['always', 'since', 'later'])
})

it('the editor’s preview shows all of them', async () => {
  vi.stubEnv('EDITOR_DRAFTS', '1')
  expect(await seen()).toEqual(['always', 'draft', 'since', 'later'])
})

it('nothing of the site reads articles or camps past it', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['src/**/*.test.ts', 'src/queries/published.ts'] })
  const past = files.filter((file) => /get(?:Collection|Entry|Entries)\(\s*['"](?:articles|camps)['"]/.test(readFileSync(file, 'utf8')))
  expect(past).toEqual([])
})
