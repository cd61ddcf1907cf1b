import { smtpCause } from '../mail/mailer.ts'
import type { Claimed, createQueue } from './queue.ts'

type Outcome = 'delivered' | 'not delivered' | 'dead letter'

/** How one try ended; without a cause, the mail server has it. */
interface Ended {
  claimed: Claimed
  cause: string | undefined
}

interface WorkerOptions {
  /** Opened again if it could not be opened before. */
  queue: () => ReturnType<typeof createQueue>
  /** Hands one to the mail server; gives up when the signal aborts. */
  send: (claimed: Claimed, signal: AbortSignal) => Promise<void>
  /** Mails under way at one time: one that hangs takes up one place until its time is over. */
  atATime: number
  timeLimitMs: number
  log: (event: Outcome | 'outbox fails', about: { form?: string; cause?: string }) => void
  /** After a delivery was written down. */
  onDelivered?: (claimed: Claimed) => void
  /** After each look at the queue, whether it succeeded or not. */
  onLook?: () => void
}

/** Another process may have left something, or the owner may have revived a dead letter. */
const lookEveryMs = 15_000

/** Not felt by anybody who waits for a mail, and half the work for the disk when many come at once. */
const gatherMs = 1

/** A claim outlives the time limit of its mail: nobody else takes it while it can still be under way. */
const claimMarginMs = 5_000

/** At the end of the process, a mail under way may take so long; then it waits for the next start. */
const stopAfterMs = 3_000

/** Sends what waits, as soon as it is due. */
export function createWorker({ queue, send, atATime, timeLimitMs, log, onDelivered, onLook }: WorkerOptions) {
  const underWay = new Map<Promise<void>, AbortController>()
  let timer: NodeJS.Timeout | undefined
  let isWoken = false
  let isStopped = false
  let hasRemains = true
  /** Sent or failed, and not yet written down. What cannot be written (a full disk) stays here for the next look. */
  let ended: Ended[] = []

  function look(): void {
    isWoken = false
    clearTimeout(timer)
    if (isStopped) return
    let nextMs = lookEveryMs
    orLog(() => {
      writeAndClaim(atATime - underWay.size).forEach(start)
      // With every place taken, the next that ends looks again.
      if (underWay.size < atATime) nextMs = Math.min(nextMs, queue().untilNext() ?? nextMs)
      if (underWay.size === 0) tidy()
    })
    orLog(() => onLook?.())
    timer = setTimeout(look, nextMs)
  }

  function orLog(work: () => void): void {
    try {
      work()
    } catch (error) {
      log('outbox fails', { cause: smtpCause(error) })
    }
  }

  /** One transaction for all that ended since the last look and for what comes next: the disk is asked once, not twice for each mail. */
  function writeAndClaim(free: number): Claimed[] {
    const { outcomes, claimed } = queue().together(() => ({
      outcomes: ended.map((end) => ({ ...end, outcome: writeDown(end) })),
      claimed: free > 0 ? queue().claim(free, timeLimitMs + claimMarginMs) : [],
    }))
    ended = []
    for (const { outcome, claimed, cause } of outcomes) {
      if (outcome === 'delivered') hasRemains = true
      log(outcome, { form: claimed.enquiry.form, ...(cause && { cause }) })
      if (outcome === 'delivered') onDelivered?.(claimed)
    }
    return claimed
  }

  function writeDown({ claimed, cause }: Ended): Outcome {
    if (cause !== undefined) return queue().failed(claimed, cause) === 'dead' ? 'dead letter' : 'not delivered'
    queue().delivered(claimed)
    return 'delivered'
  }

  function start(claimed: Claimed): void {
    // Not AbortSignal.timeout: it would keep the mail in memory until its time is over, long after it was sent.
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), timeLimitMs)
    const sending = attempt(claimed, limit.signal).then((cause) => {
      clearTimeout(timer)
      underWay.delete(sending)
      ended.push({ claimed, cause })
      wake()
    })
    underWay.set(sending, limit)
  }

  /** Resolves to why it failed, or to nothing. */
  async function attempt(claimed: Claimed, signal: AbortSignal): Promise<string | undefined> {
    try {
      await send(claimed, signal)
      return undefined
    } catch (error) {
      return smtpCause(error)
    }
  }

  function tidy(): void {
    queue().forget()
    if (hasRemains) hasRemains = !queue().wipe()
  }

  /** What ends and what comes in at about the same time is one look, and one transaction. */
  function wake(): void {
    if (isWoken || isStopped) return
    isWoken = true
    clearTimeout(timer)
    timer = setTimeout(look, gatherMs)
  }

  return {
    wake,
    /** Takes nothing new, and gives what is under way a moment to finish. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      const patience = setTimeout(() => underWay.forEach((limit) => void limit.abort()), stopAfterMs)
      await Promise.all(underWay.keys())
      clearTimeout(patience)
      if (ended.length > 0) orLog(() => void writeAndClaim(0))
    },
  }
}
