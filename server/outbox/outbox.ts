import type { Config } from '../config.ts'
import { errorCode } from '../error-code.ts'
import type { Log } from '../log.ts'
import { createComposer } from '../mail/compose.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createDeliveryLog } from '../received/delivery-log.ts'
import { createDeadLetters } from './dead-letters.ts'
import type { Enquiry } from './enquiry.ts'
import { type Acceptance, createIntake } from './intake.ts'
import { openStore } from './open-store.ts'
import { createQueue } from './queue.ts'
import { createDeadLetterReport } from './report-dead-letters.ts'
import { createSpaceReport } from './report-space.ts'
import { openSpace, requiredFreeBytes, type SpaceReport } from './space.ts'
import { readSummary, type Summary } from './summary.ts'
import { createWorker } from './worker.ts'

export interface Outbox {
  /** Resolves once the enquiry is on the disk; rejects if it could not be written. */
  accept(enquiry: Enquiry): Promise<Acceptance>
  summary(): Summary & { space: SpaceReport }
  stop(): Promise<void>
}

interface OutboxOptions {
  file: string
  mail: Config['mail']
  mailer: Pick<Mailer, 'send'>
  timeLimitMs: number
  /** The visitor's text and the resume together. */
  largestEnquiryBytes: number
  log: Log
  /** Days for which the owner stores enquiries after their delivery; 0: not at all. */
  keepDays?: number
  /** Maximum number of mails in flight. */
  concurrency?: number
}

/**
 * Keeps enquiries until the mail server has accepted them. If the file cannot be opened, every use tries again; pages are served meanwhile.
 */
export function createOutbox({
  file,
  mail,
  mailer,
  timeLimitMs,
  largestEnquiryBytes,
  log,
  keepDays = 0,
  concurrency = 5,
}: OutboxOptions): Outbox {
  const compose = createComposer(mail)
  const reportDeadLetters = createDeadLetterReport(mail, (notice) => mailer.send(notice, AbortSignal.timeout(timeLimitMs)))
  const space = openSpace(file, requiredFreeBytes(largestEnquiryBytes))
  const reportSpace = createSpaceReport(space, log)
  const deliveryLog = createDeliveryLog({
    outboxFile: file,
    days: keepDays,
    hasRoom: () => space.report().state === 'accepting',
    onError: (error) => log({ event: 'list of enquiries fails', cause: errorCode(error) }),
  })
  let opened: ReturnType<typeof open> | undefined

  function open() {
    const store = openStore(file, { space })
    return { store, intake: createIntake(store), queue: createQueue(store), letters: createDeadLetters(store) }
  }

  function parts() {
    opened ??= open()
    return opened
  }

  const worker = createWorker({
    queue: () => parts().queue,
    send: ({ enquiry, messageIdFor }, signal) => mailer.send(compose(enquiry, messageIdFor(mail.from)), signal),
    concurrency,
    timeLimitMs,
    log: (event, about) => log({ event, ...about }),
    onDelivered: ({ enquiry, day, messageIdFor }) => deliveryLog.delivered({ id: messageIdFor('received'), day, enquiry }),
    onPoll: doHousekeeping,
  })
  worker.schedulePoll()

  function doHousekeeping(): void {
    if (!opened) return
    space.restore()
    reportSpace()
    deliveryLog.tidy()
    void reportDeadLetters(opened.letters).catch(() => {})
  }

  return {
    async accept(enquiry) {
      const acceptance = await parts().intake(enquiry)
      worker.schedulePoll()
      return acceptance
    },
    summary: () => ({ ...readSummary(parts().store), space: space.report() }),
    async stop() {
      await worker.stop()
      deliveryLog.close()
      opened?.store.close()
      opened = undefined
    },
  }
}
