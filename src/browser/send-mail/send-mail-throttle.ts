import { safeStorage } from '#browser/safe-storage.ts'

/**
 * The client's storage for its "last sent" stamps, one for each path.
 *
 * The client stamps before it sends, so a failed send would block its own retry. Here a stamp waits in memory
 * until `keep` confirms that the mail was accepted; the next attempt drops one that was not confirmed.
 */
export function createThrottleStore(now = Date.now) {
  const stored = safeStorage('localStorage')
  let waiting: { path: string; stamp: string } | undefined
  return {
    async get(path: string): Promise<string | null> {
      waiting = undefined
      const stamp = stored.get(path)
      // A stamp from the future is a clock that was put back: it would block until the clock has caught up.
      return Number(stamp) <= now() ? stamp : null
    },
    async set(path: string, stamp: string): Promise<void> {
      waiting = { path, stamp }
    },
    async remove(path: string): Promise<void> {
      stored.remove(path)
    },
    keep(): void {
      if (waiting) stored.set(waiting.path, waiting.stamp)
      waiting = undefined
    },
  }
}
