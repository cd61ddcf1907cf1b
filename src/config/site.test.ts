import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

test('the brand, the address and the rest come from the environment, and content calls upon them', async () => {
  vi.stubEnv('SITE_NAME', 'חברה אחרת')
  vi.stubEnv('SITE_STREET', 'הרצל 5')
  vi.stubEnv('SITE_URL', 'https://another.example/')
  const { site } = await import('./site')
  const { fillOwnerFacts } = await import('./owner-facts')
  expect(site.name).toBe('חברה אחרת')
  expect(site.url, 'paths are added to it').toBe('https://another.example')
  expect(fillOwnerFacts('{{brand}}, {{address}}')).toBe('חברה אחרת, הרצל 5, קריית גת')
})

test('every value of the owner stands in the example of the environment', () => {
  const names = readFileSync('src/config/site.ts', 'utf8').matchAll(/'(SITE_\w+)'/g)
  const example = readFileSync('.env.example', 'utf8')
  expect([...names].map(([, name]) => name).filter((name) => !example.includes(`#${name}=`))).toEqual([])
})
