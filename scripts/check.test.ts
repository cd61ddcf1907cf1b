import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('an invalid value of the owner is one finding, without a stack trace', () => {
  const env = { ...process.env, SITE_EMAIL: 'hello at win' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', '--quick'], { encoding: 'utf8', env })
  expect(stdout).toContain('✗ environment  SITE_EMAIL')
  expect(stdout).toContain('למשל hello@win.co.il')
  expect(stderr).toBe('')
  expect(status).toBe(1)
})
