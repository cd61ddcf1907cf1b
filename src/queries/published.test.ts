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

it('a build shows only what is not a draft and whose day has come in Israel', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00Z') })
  expect(await seen()).toEqual(['always', 'since'])
  // Already the next day in Israel, but not yet in UTC.
  vi.setSystemTime(new Date('2026-11-16T22:30:00Z'))
  expect(await seen()).toEqual(['always', 'since', 'later'])
})

it('the editor’s preview shows all of them', async () => {
  vi.stubEnv('EDITOR_DRAFTS', '1')
  expect(await seen()).toEqual(['always', 'draft', 'since', 'later'])
})

it('no other code of the site reads articles or camps directly', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['src/**/*.test.ts', 'src/queries/published.ts'] })
  const direct = files.filter((file) => /get(?:Collection|Entry|Entries)\(\s*['"](?:articles|camps)['"]/.test(readFileSync(file, 'utf8')))
  expect(direct).toEqual([])
})
