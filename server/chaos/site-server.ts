import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { tryPort } from '../free-port.ts'

const script = fileURLToPath(new URL('../../scripts/serve.ts', import.meta.url))
const calendar = new URL('moved-calendar.ts', import.meta.url).href

interface Health {
  outbox: { waiting: number; space: { state: string } } | { fails: string }
}

/** `serve.ts` in a process of its own, in a folder with a build, that can be killed and started again. */
export async function startSiteServer(folder: string, env: Record<string, string>) {
  const port = (await tryPort(0)) ?? 0
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess
  let daysMoved = 0

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['--import', calendar, script], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env['PATH'], PORT: String(port), HOST: '127.0.0.1', ...env },
    })
    await once(child, 'spawn')
    moveCalendar(daysMoved)
  }

  async function untilUp(): Promise<void> {
    while ((await health()) === undefined) await setTimeout(100)
  }

  async function health(): Promise<Health | undefined> {
    try {
      return (await (await fetch(`${origin}/health`)).json()) as Health
    } catch {
      return undefined
    }
  }

  /** So many days from the machine's own day, also for those that start after this. */
  function moveCalendar(days: number): void {
    daysMoved = days
    if (child.connected) child.send(days, () => {})
  }

  await start()
  return {
    origin,
    pid: () => child.pid,
    health,
    untilUp,
    moveCalendar,
    /** As a power cut would: no signal that could be caught. */
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
    start,
    /** From now on no file can grow, as on a full disk; false where the system has no such command. */
    stopFilesFromGrowing(isFull: boolean): boolean {
      const limit = isFull ? '4096:' : 'unlimited:'
      return spawnSync('prlimit', [`--pid=${child.pid}`, `--fsize=${limit}`]).status === 0
    },
  }
}

export type SiteServer = Awaited<ReturnType<typeof startSiteServer>>
