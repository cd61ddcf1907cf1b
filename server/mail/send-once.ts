/**
 * Sends the same content once within a while. A visitor whose answer got lost presses the button again, and that must
 * not become a second mail. A send that failed is forgotten, so that trying again tries again.
 */
export function createSendOnce({ rememberMs = 10 * 60_000, rememberAtMost = 10_000, now = Date.now } = {}) {
  const underWay = new Map<string, Promise<void>>()
  /** When each content was accepted; the oldest is first. */
  const sent = new Map<string, number>()

  function forgetOld() {
    for (const [key, time] of sent) {
      if (now() - time < rememberMs && sent.size <= rememberAtMost) break
      sent.delete(key)
    }
  }

  return async function sendOnce(key: string, send: () => Promise<void>): Promise<'sent' | 'repeated'> {
    forgetOld()
    if (sent.has(key)) return 'repeated'
    const running = underWay.get(key)
    if (running) return running.then(() => 'repeated')

    const started = send().finally(() => underWay.delete(key))
    underWay.set(key, started)
    await started
    sent.set(key, now())
    return 'sent'
  }
}
