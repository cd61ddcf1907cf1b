import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { untilReady } from './until-ready.ts'

function start(code: string): ChildProcess {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill())
  return child
}

const never = () => new Promise<never>(() => {})

test('resolves to what the program reports', async () => {
  const child = start('console.log(99); setInterval(() => {}, 1000)')
  expect(await untilReady(child, 'Xvfb', async (signal) => String((await once(child.stdout ?? child, 'data', { signal }))[0]))).toBe('99\n')
})

test('rejects when the program ends, cannot be started or is too slow, and stops the waiting', async () => {
  await expect(untilReady(start('process.exit(3)'), 'Xvfb', never)).rejects.toThrow('Xvfb ended before it was ready (exit code 3)')
  await expect(untilReady(spawn('/no/such/program'), 'Xvfb', never)).rejects.toThrow('ENOENT')
  let isStopped = false
  const slow = untilReady(start('setInterval(() => {}, 1000)'), 'Xvfb', waitForAbort, 100)
  await expect(slow).rejects.toThrow('Xvfb was not ready after 0.1 s')
  expect(isStopped).toBe(true)

  function waitForAbort(signal: AbortSignal): Promise<never> {
    signal.addEventListener('abort', () => (isStopped = true))
    return never()
  }
})
