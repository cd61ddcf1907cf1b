import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/**
 * Resolves to the result of `ready`. Rejects if the program ends before that, cannot be started or takes too long; then the signal of
 * `ready` aborts.
 */
export async function untilReady<Result>(
  program: ChildProcess,
  name: string,
  ready: (signal: AbortSignal) => Promise<Result>,
  limitMs = 30_000,
): Promise<Result> {
  const over = new AbortController()
  const { signal } = over
  try {
    return await Promise.race([
      ready(signal),
      once(program, 'exit', { signal }).then(([code, killedBy]) => {
        throw new Error(`${name} ended before it was ready (${killedBy ?? `exit code ${code}`})`)
      }),
      setTimeout(limitMs, undefined, { signal }).then(() => {
        throw new Error(`${name} was not ready after ${limitMs / 1000} s`)
      }),
    ])
  } finally {
    over.abort()
  }
}
