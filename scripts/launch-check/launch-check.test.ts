import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'

// Each test starts a process, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** Runs the task as the owner does, in its own process. vitest.config.ts sets the variables, so an owner's .env has no effect. */
function launchCheck(env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/launch-check.ts'], { encoding: 'utf8', env: { ...process.env, ...env } })
}

// spec: decided-launch-check
test('lists demo facts and e-mail ids, each with file and line, and exits 1', () => {
  const { status, stdout } = launchCheck()
  expect(status).toBe(1)
  for (const name of ['SITE_URL', 'SITE_PHONE', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_JOB'])
    expect(stdout).toMatch(new RegExp(`src/config/\\w+\\.ts:\\d+ {2}${name} is not set`))
})

// spec: decided-launch-check
test('does not list values that the owner has set', () => {
  const { stdout } = launchCheck({ SITE_PHONE: '03-1234567', EMAILJS_ORIGIN: 'self' })
  expect(stdout).toContain('SITE_URL is not set')
  expect(stdout).not.toContain('SITE_PHONE')
  expect(stdout).not.toContain('EMAILJS_')
})

test('lists a relay without a mail server, or with one that does not respond; with EmailJS it lists neither', () => {
  expect(launchCheck({ EMAILJS_ORIGIN: 'self' }).stdout).toMatch(/\.env\.example:\d+ {2}SMTP_URL is not set: enquiries go to a demo inbox/)
  const dead = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@school.example', MAIL_FROM: 'site@school.example', INBOX_PORT: '1080' }
  const { stdout } = launchCheck({ EMAILJS_ORIGIN: 'self', ...dead })
  expect(stdout).toContain('SMTP_URL does not work: the mail server at 127.0.0.1:1 does not respond correctly (E')
  expect(stdout).toContain('INBOX_PORT is set')
  expect(launchCheck({ EMAILJS_PUBLIC_KEY: 'own_key', ...dead }).stdout).not.toContain('SMTP_URL')
})
