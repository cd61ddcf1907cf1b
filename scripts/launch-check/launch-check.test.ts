import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'

// Each test starts a process, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** As the owner runs it: a process of its own. That the variables are empty (vitest.config.ts) keeps an owner's .env out of it. */
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
test('what the owner has set is not listed any more', () => {
  const { stdout } = launchCheck({ SITE_PHONE: '03-1234567', EMAILJS_ORIGIN: 'self' })
  expect(stdout).toContain('SITE_URL is not set')
  expect(stdout).not.toContain('SITE_PHONE')
  expect(stdout).not.toContain('EMAILJS_')
})

test('a relay without a mail server, and one whose mail server does not answer, are listed; with EmailJS neither matters', () => {
  expect(launchCheck({ EMAILJS_ORIGIN: 'self' }).stdout).toMatch(/\.env\.example:\d+ {2}SMTP_URL is not set: enquiries go to a demo inbox/)
  const dead = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@school.example', MAIL_FROM: 'site@school.example', INBOX_PORT: '1080' }
  const { stdout } = launchCheck({ EMAILJS_ORIGIN: 'self', ...dead })
  expect(stdout).toContain('SMTP_URL does not work: the mail server at 127.0.0.1:1 does not answer as it should (E')
  expect(stdout).toContain('INBOX_PORT is set')
  expect(launchCheck({ EMAILJS_PUBLIC_KEY: 'own_key', ...dead }).stdout).not.toContain('SMTP_URL')
})
