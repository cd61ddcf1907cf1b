import { spawn } from 'node:child_process'
import { watchFile } from 'node:fs'
import { runStops } from './on-stop.ts'

/**
 * Restarts the whole process when one of these files changes: their values are in too many places to update one by one.
 * `env` is the environment as it was before they were read, so that a value that is gone from them is gone.
 */
export function startAgainOn(files: string[], env: NodeJS.ProcessEnv): void {
  for (const file of files) {
    watchFile(file, { interval: 1000 }, (now, before) => {
      if (now.mtimeMs !== before.mtimeMs) void startAgain(file, env)
    })
  }
}

let isStarting = false

async function startAgain(file: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (isStarting) return
  isStarting = true
  console.log(`\n  ${file} השתנה: מתחיל מחדש · ${file} changed: starting again\n`)
  await runStops()
  const child = spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code) => process.exit(code ?? 0))
}
