import { expect, test } from 'vitest'
import { startRelay } from './testing/relay.ts'
import { usedMemory } from './testing/used-memory.ts'

const total = 1_000
const concurrency = 50
const resume = `data:application/pdf;base64,${Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(100_000, 7)]).toString('base64')}`

/** Identifies the visitor: the address is in a header of the mail, unencoded. */
const addressOf = (visitor: number) => `visitor-${visitor}@school.example`

test('1,000 submissions, 50 at a time, to a slow mail server that rejects some and drops connections: all arrive', {
  timeout: 180_000,
}, async () => {
  const idsOf = new Map<number, Set<string>>()
  let seen = 0
  const relay = await startRelay({
    mailbox: {
      delay: () => 2 + (seen++ % 20),
      refuses: () => seen % 17 === 0,
      accept: (mail) => {
        const head = mail.toString('latin1')
        const visitor = Number(/<visitor-(\d+)@school\.example>/.exec(head)?.[1])
        // Copied, because a substring would keep the whole mail in memory.
        const messageId = Buffer.from(/^Message-ID: (\S+)/im.exec(head)?.[1] ?? '').toString()
        idsOf.set(visitor, (idsOf.get(visitor) ?? new Set()).add(messageId))
      },
    },
  })

  async function submit(visitor: number): Promise<Response> {
    const params = { from_name: 'דנה', message: 'שלום '.repeat(50), from_email: addressOf(visitor), reply_to: addressOf(visitor) }
    if (visitor % 20 !== 0) return relay.send('contact', params)
    return relay.send('job', { ...params, resume, resume_name: 'cv.pdf' })
  }

  let next = 0
  async function worker() {
    while (next < total) {
      const visitor = next++
      if (visitor % 300 === 299) relay.breakConnections()
      // Every tenth visitor presses the button twice.
      const answers = await Promise.all([submit(visitor), ...(visitor % 10 === 5 ? [submit(visitor)] : [])])
      for (const answer of answers) expect(await answer.text()).toBe('OK')
      if (visitor === total / 4) memory.push(await usedMemory())
    }
  }
  const memory: number[] = []
  await Promise.all(Array.from({ length: concurrency }, worker))
  await relay.delivered()
  memory.push(await usedMemory())

  expect(idsOf.size).toBe(total)
  // A mail whose reply was lost is sent again under the same id, so an enquiry never has a second id.
  expect([...idsOf].filter(([, ids]) => ids.size !== 1)).toEqual([])
  expect(idsOf.has(Number.NaN)).toBe(false)

  const [early = 0, late = 0] = memory
  expect(late - early).toBeLessThan(10e6)
})
