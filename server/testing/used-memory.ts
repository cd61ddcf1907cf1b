import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const looks = 10

/** Bytes that are really in use. The least of some looks: what is on its way out of a connection needs a few turns to be let go. */
export async function usedMemory(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < looks; look++) {
    await setTimeout(20)
    collectGarbage()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    least = Math.min(least, heapUsed + arrayBuffers)
  }
  return least
}
