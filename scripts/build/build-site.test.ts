import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'

// Each test starts a process, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

test('invalid settings stop the build before it starts, with one line that names them all', () => {
  const env = { ...process.env, SITE_URL: 'win.example', PORT: 'http' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { encoding: 'utf8', env })
  expect(stdout + stderr).toBe('✗ PORT must be a number; SITE_URL must be a web address such as https://win.example\n')
  expect(status).toBe(1)
})
