import { errorCode } from '../error-code.ts'
import type { Claimed, createQueue } from './queue.ts'

type Outcome = 'delivered' | 'not delivered' | 'dead letter'

/** The result of one try; without a cause, the mail server has accepted the mail. */
interface Ended {
  claimed: Claimed
  cause: string | undefined
}

interface WorkerOptions {
  /** Tries to open the queue again if that failed before. */
  queue: () => ReturnType<typeof createQueue>
  /** Sends one enquiry to the mail server; rejects when the signal aborts. */
  send: (claimed: Claimed, signal: AbortSignal) => Promise<void>
  /** Maximum number of mails in flight. One that hangs occupies a place until its time limit. */
  concurrency: number
  timeLimitMs: number
  log: (event: Outcome | 'outbox fails', about: { form?: string; cause?: string }) => void
  /** Called after a delivery was recorded. */
  onDelivered?: (claimed: Claimed) => void
  /** Called after each poll of the queue, whether it succeeded or not. */
  onPoll?: () => void
}

/** Poll interval: another process may have left enquiries, or the owner may have retried dead letters. */
const pollEveryMs = 15_000

/** Debounce: too short to notice, and halves the disk writes when many mails arrive at once. */
const debounceMs = 1

/** A claim outlives the time limit of its mail, so that no other process claims it while it can still be in flight. */
const claimMarginMs = 5_000

/** When the process stops, mails in flight get this long; then they wait for the next start. */
const stopAfterMs = 3_000

/** Sends waiting enquiries as soon as they are due. */
export function createWorker({ queue, send, concurrency, timeLimitMs, log, onDelivered, onPoll }: WorkerOptions) {
  const inFlight = new Map<Promise<void>, AbortController>()
  let timer: NodeJS.Timeout | undefined
  let isScheduled = false
  let isStopped = false
  let needsCompaction = true
  /** Tries that are finished but not yet recorded. What cannot be recorded (full disk) stays here for the next poll. */
  let ended: Ended[] = []

  function poll(): void {
    isScheduled = false
    clearTimeout(timer)
    if (isStopped) return
    let nextMs = pollEveryMs
    logErrors(() => {
      recordAndClaim(concurrency - inFlight.size).forEach(start)
      // If every place is taken, the next mail that finishes polls again.
      if (inFlight.size < concurrency) nextMs = Math.min(nextMs, queue().untilNext() ?? nextMs)
      if (inFlight.size === 0) tidy()
    })
    logErrors(() => onPoll?.())
    timer = setTimeout(poll, nextMs)
  }

  function logErrors(work: () => void): void {
    try {
      work()
    } catch (error) {
      log('outbox fails', { cause: errorCode(error) })
    }
  }

  /** Records all tries that finished since the last poll and claims the next enquiries, in one transaction instead of two for each mail. */
  function recordAndClaim(free: number): Claimed[] {
    const { outcomes, claimed } = queue().transaction(() => ({
      outcomes: ended.map((end) => ({ ...end, outcome: record(end) })),
      claimed: free > 0 ? queue().claim(free, timeLimitMs + claimMarginMs) : [],
    }))
    ended = []
    for (const { outcome, claimed, cause } of outcomes) {
      if (outcome === 'delivered') needsCompaction = true
      log(outcome, { form: claimed.enquiry.form, ...(cause && { cause }) })
      if (outcome === 'delivered') logErrors(() => onDelivered?.(claimed))
    }
    return claimed
  }

  function record({ claimed, cause }: Ended): Outcome {
    if (cause !== undefined) return queue().failed(claimed, cause) === 'dead' ? 'dead letter' : 'not delivered'
    queue().delivered(claimed)
    return 'delivered'
  }

  function start(claimed: Claimed): void {
    // Not AbortSignal.timeout: it would keep the mail in memory until the time limit, long after it was sent.
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), timeLimitMs)
    const sending = attempt(claimed, limit.signal).then((cause) => {
      clearTimeout(timer)
      inFlight.delete(sending)
      ended.push({ claimed, cause })
      schedulePoll()
    })
    inFlight.set(sending, limit)
  }

  /** Resolves to the cause of the failure, or to undefined. */
  async function attempt(claimed: Claimed, signal: AbortSignal): Promise<string | undefined> {
    try {
      await send(claimed, signal)
      return undefined
    } catch (error) {
      return errorCode(error)
    }
  }

  function tidy(): void {
    queue().deleteExpiredDigests()
    if (needsCompaction) needsCompaction = !queue().compact()
  }

  /** Debounced: mails that finish and enquiries that arrive at about the same time share one poll and one transaction. */
  function schedulePoll(): void {
    if (isScheduled || isStopped) return
    isScheduled = true
    clearTimeout(timer)
    timer = setTimeout(poll, debounceMs)
  }

  return {
    schedulePoll,
    /** Claims nothing more, and gives mails in flight a moment to finish. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      const patience = setTimeout(() => inFlight.forEach((limit) => void limit.abort()), stopAfterMs)
      await Promise.all(inFlight.keys())
      clearTimeout(patience)
      if (ended.length > 0) logErrors(() => void recordAndClaim(0))
    },
  }
}
