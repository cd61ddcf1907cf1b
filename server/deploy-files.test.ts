import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const unit = readFileSync('deploy/win-site.service', 'utf8')

test('the unit starts a script that exists, with settings that the server accepts', () => {
  const [, script = ''] = /^ExecStart=\S+ (\S+)$/m.exec(unit) ?? []
  expect(existsSync(script)).toBe(true)
  const settings = Object.fromEntries([...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
  expect(readConfig(settings)).toMatchObject({ host: '127.0.0.1', logFormat: 'json', relay: { trustedProxies: 1 } })
  expect(readConfig(settings).outbox.file).toMatch(/^\/var\/lib\/win-site\//)
})

test('nginx includes the file that the build writes', () => {
  expect(readFileSync('deploy/nginx-site.conf', 'utf8')).toMatch(/root (\S+);\n +include \1\/_nginx\.conf;/)
})
