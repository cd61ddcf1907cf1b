import { spawn } from 'node:child_process'
import { watchFile } from 'node:fs'

/** A failure the owner can act on: one line, no stack, exit code 1. */
export function exitWith(message: string): never {
  console.error(`✗ ${message}`)
  process.exit(1)
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const stops: (() => unknown)[] = []
let isStopping = false

/** Runs on the first Ctrl-C or stop signal, the latest first; a second signal ends the process on the spot. */
export function onStop(stop: () => unknown): void {
  if (stops.push(stop) > 1) return
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
}

/** All that has to be stopped, without ending the process. */
export async function runStops(): Promise<void> {
  for (const stop of stops.toReversed()) await stop()
}

async function stopAll(): Promise<never> {
  if (isStopping) process.exit(1)
  isStopping = true
  await runStops()
  process.exit(0)
}

/**
 * Restarts the whole process when one of these files changes: their values are in too many places to update one by one.
 * `env` is the environment as it was before they were read, so that a value that is gone from them is gone. What is being done is done first.
 */
export function startAgainOn(files: string[], env: NodeJS.ProcessEnv, over: () => Promise<void> = async () => undefined): void {
  for (const file of files) {
    watchFile(file, { interval: 1000 }, (now, before) => {
      if (now.mtimeMs !== before.mtimeMs) void startAgain(file, env, over)
    })
  }
}

let isStarting = false
const answerMs = 500

async function startAgain(file: string, env: NodeJS.ProcessEnv, over: () => Promise<void>): Promise<void> {
  if (isStarting) return
  isStarting = true
  console.log(`\n  ${file} השתנה: מתחיל מחדש · ${file} changed: starting again\n`)
  await over()
  // The save that changed it has its answer by then.
  await new Promise((resolve) => setTimeout(resolve, answerMs))
  await runStops()
  // In place of this process: one that waits for the next would hold its memory, a gigabyte for each change.
  if (process.platform !== 'win32') process.execve?.(process.execPath, [process.execPath, ...process.argv.slice(1)], env)
  const child = spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code) => process.exit(code ?? 0))
}
