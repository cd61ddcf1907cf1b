import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

// spec: decided-owners-values
test('owner facts come from the environment, and content can use them', async () => {
  vi.stubEnv('SITE_NAME', 'חברה אחרת')
  vi.stubEnv('SITE_STREET', 'הרצל 5')
  vi.stubEnv('SITE_URL', 'https://another.example/')
  const { site } = await import('./site.ts')
  const { fillOwnerFacts } = await import('./owner-facts.ts')
  expect(site.name).toBe('חברה אחרת')
  expect(site.url, 'paths are appended to it').toBe('https://another.example')
  expect(fillOwnerFacts('{{brand}}, {{address}}')).toBe('חברה אחרת, הרצל 5, קריית גת')
})

test.each([
  ['', 'נמחקת מיד.'],
  ['0', 'נמחקת מיד.'],
  ['1', 'נשמרת יום אחד.'],
  ['5', 'נשמרת חמישה ימים.'],
  ['30', 'נשמרת 30 ימים.'],
])('a text follows the owner’s setting: enquiries are stored for %j days', async (days, expected) => {
  vi.stubEnv('SITE_KEEP_ENQUIRIES', days)
  const { fillOwnerFacts, unknownFactError } = await import('./owner-facts.ts')
  const text = '{{^keepsEnquiries}}נמחקת מיד{{/keepsEnquiries}}{{#keepsEnquiries}}נשמרת {{keepEnquiries}}{{/keepsEnquiries}}.'
  expect(fillOwnerFacts(text)).toBe(expected)
  expect(unknownFactError(fillOwnerFacts('{{#keepsAll}}הכול{{/keepsAll}}'))).toContain('keepsAll')
})

test('an invalid value fails the import, with the same message as the server’s', async () => {
  vi.stubEnv('SITE_URL', 'win.example')
  vi.stubEnv('PORT', 'http')
  await expect(import('./site.ts')).rejects.toThrow(
    /^PORT must be a number; SITE_URL must be a web address such as https:\/\/win\.example$/,
  )
})
