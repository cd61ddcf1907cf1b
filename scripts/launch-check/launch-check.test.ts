import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** As the owner runs it: a process of its own. That the variables are empty (vitest.config.ts) keeps an owner's .env out of it. */
function launchCheck(env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/launch-check.ts'], { encoding: 'utf8', env: { ...process.env, ...env } })
}

test('lists demo facts, e-mail ids, samples and camps that are over, each with file and line, and exits 1', () => {
  const { status, stdout } = launchCheck()
  expect(status).toBe(1)
  for (const name of ['SITE_URL', 'SITE_PHONE', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_JOB'])
    expect(stdout).toMatch(new RegExp(`src/config/\\w+\\.ts:\\d+ {2}${name} is not set`))
  expect(stdout).toMatch(/src\/content\/testimonials\/[\w-]+\.yaml:\d+ {2}/)
  expect(stdout).toMatch(/src\/content\/camps\/passover\.yaml:\d+ {2}the camp ended on 10\.04\.2025/)
})

test('what the owner has set is not listed any more', () => {
  const { stdout } = launchCheck({ SITE_PHONE: '03-1234567', EMAILJS_ORIGIN: 'self' })
  expect(stdout).toContain('SITE_URL is not set')
  expect(stdout).not.toContain('SITE_PHONE')
  expect(stdout).not.toContain('EMAILJS_')
})
