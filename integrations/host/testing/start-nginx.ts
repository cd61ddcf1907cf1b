import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, onTestFinished } from 'vitest'
import { findFreePort } from '../../../server/free-port.ts'

export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync)

/** Runs nginx until the test ends, with its files beside `folder`. `httpBlock` returns the configuration for a port. */
export async function startNginx(folder: string, httpBlock: (port: number) => string): Promise<string> {
  const port = (await findFreePort(0)) ?? 0
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}.${name};`).join(' ')
  const whole = `${user} daemon off; pid ${folder}.pid; events {} http { access_log off; ${temp} ${httpBlock(port)} }`
  await writeFile(`${folder}.conf`, whole)
  const check = spawnSync(nginx ?? '', ['-t', '-e', 'stderr', '-c', `${folder}.conf`], { encoding: 'utf8' })
  expect(check.stderr).toContain('test is successful')
  const child = spawn(nginx ?? '', ['-e', 'stderr', '-c', `${folder}.conf`], { stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  await expect.poll(() => findFreePort(port, '127.0.0.1'), { timeout: 10_000 }).toBeUndefined()
  return `http://127.0.0.1:${port}`
}
