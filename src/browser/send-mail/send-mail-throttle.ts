import { safeStorage } from '#browser/safe-storage.ts'

/**
 * Storage for the client's "last sent" stamps, one per path.
 *
 * The client sets the stamp before it sends, so a failed send would block its own retry. Here a stamp stays in memory
 * until `keep` confirms that the mail was accepted; the next attempt drops an unconfirmed one.
 */
export function createThrottleStore(now = Date.now) {
  const stored = safeStorage('localStorage')
  let waiting: { path: string; stamp: string } | undefined
  return {
    async get(path: string): Promise<string | null> {
      waiting = undefined
      const stamp = stored.get(path)
      // A stamp from the future means that the clock was set back. It would block the form until the clock catches up.
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
