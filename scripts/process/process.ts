import { spawn } from 'node:child_process'
import { watchFile } from 'node:fs'

/** Prints a failure that the owner can act on as one line without a stack trace, and exits with 1. */
export function exitWith(message: string): never {
  console.error(`✗ ${message}`)
  process.exit(1)
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const stops: (() => unknown)[] = []
let isStopping = false

/** Registers a handler for the first Ctrl-C or stop signal. The latest handler runs first; a second signal exits immediately. */
export function onStop(stop: () => unknown): void {
  if (stops.push(stop) > 1) return
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
}

/** Runs the stop handlers without ending the process. */
async function runStops(): Promise<void> {
  for (const stop of stops.toReversed()) await stop()
}

async function stopAll(): Promise<never> {
  if (isStopping) process.exit(1)
  isStopping = true
  await runStops()
  process.exit(0)
}

/**
 * Restarts the whole process when one of these files changes: their values are in too many places to update one by one. `env` is the
 * environment before the files were read, so that a value removed from them is really gone. Waits for `over` first, the end of work in
 * progress.
 */
export function restartOnChange(files: string[], env: NodeJS.ProcessEnv, over: () => Promise<void> = async () => undefined): void {
  for (const file of files) {
    watchFile(file, { interval: 1000 }, (now, before) => {
      if (now.mtimeMs !== before.mtimeMs) void restart(file, env, over)
    })
  }
}

let isRestarting = false
const responseMs = 500

async function restart(file: string, env: NodeJS.ProcessEnv, over: () => Promise<void>): Promise<void> {
  if (isRestarting) return
  isRestarting = true
  console.log(`\n  ${file} השתנה: מתחיל מחדש · ${file} changed: restarting\n`)
  await over()
  // Time to send the response to the save that changed the file.
  await new Promise((resolve) => setTimeout(resolve, responseMs))
  await runStops()
  // execve replaces this process: a parent that waits for a child would keep its memory, a gigabyte for each change.
  if (process.platform !== 'win32') process.execve?.(process.execPath, [process.execPath, ...process.argv.slice(1)], env)
  const child = spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code) => process.exit(code ?? 0))
}
