import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const readings = 10

/**
 * Bytes in use after garbage collection. The lowest of several readings, because a closing connection needs a few turns to release its
 * memory.
 */
export async function usedMemory(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let reading = 0; reading < readings; reading++) {
    await setTimeout(20)
    collectGarbage()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    least = Math.min(least, heapUsed + arrayBuffers)
  }
  return least
}
