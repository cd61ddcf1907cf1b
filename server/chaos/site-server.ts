import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../free-port.ts'

const script = fileURLToPath(new URL('../../scripts/serve.ts', import.meta.url))
const calendar = new URL('moved-calendar.ts', import.meta.url).href

interface Health {
  outbox: { waiting: number; space: { state: string } } | { fails: string }
}

/** Runs `serve.ts` in a separate process, in a folder with a build. It can be killed and restarted. */
export async function startSiteServer(folder: string, env: Record<string, string>) {
  const port = (await findFreePort(0)) ?? 0
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

  /** Moves the calendar by this many days from the machine's date, also after a restart. */
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
    /** Uses a signal that cannot be caught, like a power cut. */
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
    start,
    /** Stops files from growing, as on a full disk, or lets them grow again. Returns false if the system has no `prlimit`. */
    stopFilesFromGrowing(isFull: boolean): boolean {
      const limit = isFull ? '4096:' : 'unlimited:'
      return spawnSync('prlimit', [`--pid=${child.pid}`, `--fsize=${limit}`]).status === 0
    },
  }
}

export type SiteServer = Awaited<ReturnType<typeof startSiteServer>>
