import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { tryPort } from '../server/free-port.ts'
import { processorTime } from './process/processor-time.ts'

/**
 * `npm run serve-rate`: pages of the build from our own server and from nginx, in turns, and the processor time that each spends on one.
 * Processor time and not seconds: it is the same on a machine that is busy with other things.
 */
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
if (!nginx) throw new Error('There is no nginx here to compare with.')

const requests = 5_000
const agent = new Agent({ keepAlive: true, maxSockets: 20 })
const folder = await mkdtemp(join(tmpdir(), 'serve-rate-'))
const [ownPort = 0, nginxPort = 0] = [await tryPort(0), await tryPort(0)]

const own = spawn(process.execPath, ['scripts/serve.ts'], {
  stdio: 'ignore',
  env: {
    ...process.env,
    PORT: String(ownPort),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_TO: 'a@b.example',
    MAIL_FROM: 'a@b.example',
    OUTBOX_FILE: join(folder, 'outbox'),
  },
})
const config = `daemon off; master_process off; pid ${folder}/pid; events {} http { access_log off; server { listen ${nginxPort}; root ${resolve('dist')}; include ${resolve('dist/_nginx.conf')}; } }`
await writeFile(join(folder, 'nginx.conf'), config)
const other = spawn(nginx, ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })

const spent = { own: 0, nginx: 0 }
await Promise.all([untilUp(ownPort), untilUp(nginxPort)])
for (const isWarmUp of [true, false, false, false]) {
  const ownMicroseconds = await measure(own, ownPort)
  const nginxMicroseconds = await measure(other, nginxPort)
  if (isWarmUp) continue
  spent.own += ownMicroseconds / 3
  spent.nginx += nginxMicroseconds / 3
}
console.log(`${spent.own.toFixed(0)} µs a page, nginx ${spent.nginx.toFixed(0)} µs: ${(spent.nginx / spent.own).toFixed(2)} of its rate`)
own.kill('SIGKILL')
other.kill('SIGKILL')
agent.destroy()
await rm(folder, { recursive: true })

/** Microseconds of processor time for one page. */
async function measure(server: ChildProcess, port: number): Promise<number> {
  const before = processorTime(server.pid)
  let next = 0
  async function ask(): Promise<void> {
    while (next++ < requests) await fetchPage(port)
  }
  await Promise.all(Array.from({ length: 20 }, ask))
  return ((processorTime(server.pid) - before) * 1000) / requests
}

function fetchPage(port: number): Promise<void> {
  return new Promise((done, fail) => {
    get({ port, agent, path: '/win-ai', headers: { 'Accept-Encoding': 'gzip' } }, (answer) => answer.resume().on('end', done)).on(
      'error',
      fail,
    )
  })
}

async function untilUp(port: number): Promise<void> {
  while (
    !(await fetchPage(port).then(
      () => true,
      () => false,
    ))
  )
    await setTimeout(100)
}
