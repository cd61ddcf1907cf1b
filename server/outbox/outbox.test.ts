import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { LogEntry } from '../log.ts'
import { createMailer } from '../mail/mailer.ts'
import { enquiryOf } from '../testing/enquiry.ts'
import { openMailbox } from '../testing/mailbox.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { openStore } from './open-store.ts'
import { createOutbox } from './outbox.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const mail = { from: 'site@win.example', to: 'office@win.example', brand: 'WIN', tagline: 'חדשנות בחינוך' }

async function openOutbox(smtpUrl: string, given: Partial<Parameters<typeof createOutbox>[0]> = {}) {
  const log: LogEntry[] = []
  const mailer = createMailer(smtpUrl)
  const file = given.file ?? (await temporaryOutbox())
  const usual = { file, mail, mailer, timeLimitMs: 5_000, largestEnquiryBytes: 0 }
  const outbox = createOutbox({ ...usual, log: (entry) => log.push(entry), ...given })
  onTestFinished(async () => {
    await outbox.stop()
    mailer.close()
  })
  return { outbox, file, log }
}

/** A mail server that accepts connections and never replies. */
async function openSilence(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    sockets.forEach((socket) => void socket.destroy())
    server.close()
  })
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('the next process delivers what a process accepted before its end', async () => {
  const gone = await openOutbox('smtp://127.0.0.1:1')
  await gone.outbox.accept(enquiryOf('שלום'))
  await gone.outbox.stop()
  const mailbox = await openMailbox()
  const { outbox } = await openOutbox(mailbox.smtpUrl, { file: gone.file })
  await vi.waitUntil(() => outbox.summary().waiting === 0, { timeout: 15_000 })
  expect(await mailbox.mails()).toMatchObject([
    { text: expect.stringContaining('שלום'), messageId: expect.stringMatching(/@win\.example>$/) },
  ])
})

test('a mail to a server that hangs is aborted in time, and stays in the queue', async () => {
  const { outbox, log } = await openOutbox(await openSilence(), { timeLimitMs: 200 })
  await outbox.accept(enquiryOf('שלום'))
  await expect.poll(() => log, { timeout: 15_000 }).toContainEqual({ event: 'not delivered', form: 'contact', cause: 'ETIMELIMIT' })
  expect(outbox.summary()).toMatchObject({ waiting: 1 })
})

test('a mail that hangs does not delay the others', async () => {
  const sent: string[] = []
  const send: Parameters<typeof createOutbox>[0]['mailer']['send'] = ({ text }, signal) =>
    text.includes('stuck') ? new Promise((_, reject) => signal.addEventListener('abort', reject)) : Promise.resolve(void sent.push(text))
  const { outbox } = await openOutbox('smtp://127.0.0.1:1', { mailer: { send }, concurrency: 2, timeLimitMs: 60_000 })
  await outbox.accept(enquiryOf('stuck'))
  for (const message of ['א', 'ב', 'ג', 'ד']) await outbox.accept(enquiryOf(message))
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(4)
  // The results are recorded with the next claim.
  await expect.poll(() => outbox.summary().waiting, { timeout: 15_000 }).toBe(1)
})

test('a mail that is sent again after a lost reply has the same Message-ID, so a mailbox shows one', async () => {
  const ids: (string | undefined)[] = []
  const mailbox = await openMailbox({
    accept: (mail) => {
      ids.push(/^Message-ID: (\S+)/im.exec(mail.toString('latin1'))?.[1])
      if (ids.length === 1) mailbox.breakConnections()
    },
  })
  const { outbox } = await openOutbox(mailbox.smtpUrl)
  await outbox.accept(enquiryOf('שלום'))
  await vi.waitUntil(() => outbox.summary().waiting === 0, { timeout: 15_000 })
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

test('two processes on one file deliver every enquiry once', async () => {
  const mailbox = await openMailbox({ delay: () => 5 })
  const first = await openOutbox(mailbox.smtpUrl)
  const second = await openOutbox(mailbox.smtpUrl, { file: first.file })
  await Promise.all(Array.from({ length: 60 }, (_, n) => [first, second][n % 2]?.outbox.accept(enquiryOf(`${n % 40}`))))
  await vi.waitUntil(() => first.outbox.summary().waiting === 0, { timeout: 15_000 })
  expect(mailbox.accepted).toHaveLength(40)
})

test('the owner gets one mail about dead letters when mail works again, without their content', async () => {
  const file = await temporaryOutbox()
  const gone = await openOutbox('smtp://127.0.0.1:1', { file })
  await gone.outbox.accept(enquiryOf('a secret'))
  await gone.outbox.stop()
  const store = openStore(file)
  store.db.exec('UPDATE enquiries SET is_dead = 1, due_at = 0')
  store.close()

  const mailbox = await openMailbox()
  const { outbox } = await openOutbox(mailbox.smtpUrl, { file })
  await outbox.accept(enquiryOf('שלום'))
  await expect.poll(() => mailbox.accepted.length, { timeout: 15_000 }).toBe(2)
  const mails = await mailbox.mails()
  const notice = mails.find(({ subject }) => subject === 'פניות מהאתר שלא נמסרו: 1')
  expect(notice).toMatchObject({ to: [{ address: 'office@win.example' }], text: expect.stringContaining('contact · /contact') })
  expect(notice?.text).not.toContain('secret')
  await expect.poll(() => outbox.summary(), { timeout: 15_000 }).toMatchObject({ waiting: 0, dead: 1 })
})
