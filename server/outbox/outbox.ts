import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createComposer } from '../mail/compose.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createDeadLetters } from './dead-letters.ts'
import type { Enquiry } from './enquiry.ts'
import { type Acceptance, createIntake } from './intake.ts'
import { openStore } from './open-store.ts'
import { createQueue } from './queue.ts'
import { createDeadLetterReport } from './report-dead-letters.ts'
import { createSpaceReport } from './report-space.ts'
import { openSpace, ownWorkBytes, type SpaceReport } from './space.ts'
import { readSummary, type Summary } from './summary.ts'
import { createWorker } from './worker.ts'

export interface Outbox {
  /** Resolves once the enquiry is on the disk; rejects when it could not be written. */
  accept(enquiry: Enquiry): Promise<Acceptance>
  summary(): Summary & { space: SpaceReport }
  stop(): Promise<void>
}

interface OutboxOptions {
  file: string
  mail: Config['mail']
  mailer: Pick<Mailer, 'send'>
  timeLimitMs: number
  /** Of the visitor's words and the resume together. */
  largestEnquiryBytes: number
  log: Log
  /** Mails under way at one time. */
  atATime?: number
}

/** Keeps enquiries until the mail server has them. A file that cannot be opened is tried again with every use: the pages are served all the same. */
export function createOutbox({ file, mail, mailer, timeLimitMs, largestEnquiryBytes, log, atATime = 5 }: OutboxOptions): Outbox {
  const compose = createComposer(mail)
  const reportDeadLetters = createDeadLetterReport(mail, (notice) => mailer.send(notice, AbortSignal.timeout(timeLimitMs)))
  const space = openSpace(file, ownWorkBytes(largestEnquiryBytes))
  const reportSpace = createSpaceReport(space, log)
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
    atATime,
    timeLimitMs,
    log: (event, about) => log({ event, ...about }),
    onLook: lookAround,
  })
  worker.wake()

  function lookAround(): void {
    if (!opened) return
    space.restore()
    reportSpace()
    void reportDeadLetters(opened.letters).catch(() => {})
  }

  return {
    async accept(enquiry) {
      const acceptance = await parts().intake(enquiry)
      worker.wake()
      return acceptance
    },
    summary: () => ({ ...readSummary(parts().store), space: space.report() }),
    async stop() {
      await worker.stop()
      opened?.store.close()
      opened = undefined
    },
  }
}
