import { expect, test } from 'vitest'
import { startRelay } from './testing/relay.ts'
import { usedMemory } from './testing/used-memory.ts'

const total = 2_000
const atATime = 50
const resume = `data:application/pdf;base64,${Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(100_000, 7)]).toString('base64')}`

/** The visitor is known by the address, which stands in a header of the mail as it is. */
const addressOf = (visitor: number) => `visitor-${visitor}@school.example`

test('2,000 submissions, 50 at a time, to a slow mail server that refuses some and hangs up on others', { timeout: 120_000 }, async () => {
  const mailsOf = new Map<number, number>()
  let seen = 0
  const relay = await startRelay({
    mailbox: {
      delay: () => 2 + (seen++ % 20),
      refuses: () => seen % 17 === 0,
      accept: (mail) => {
        const visitor = Number(/<visitor-(\d+)@school\.example>/.exec(mail.toString('latin1'))?.[1])
        mailsOf.set(visitor, (mailsOf.get(visitor) ?? 0) + 1)
      },
    },
  })

  async function submit(visitor: number): Promise<Response> {
    const params = { from_name: 'דנה', message: 'שלום '.repeat(50), from_email: addressOf(visitor), reply_to: addressOf(visitor) }
    if (visitor % 20 !== 0) return relay.send('contact', params)
    return relay.send('job', { ...params, resume, resume_name: 'cv.pdf' })
  }

  const answers = new Map<number, number>()
  let next = 0
  async function worker() {
    while (next < total) {
      const visitor = next++
      if (visitor % 300 === 299) relay.breakConnections()
      // Every tenth visitor presses the button twice.
      const [first, second] = await Promise.all([submit(visitor), visitor % 10 === 5 ? submit(visitor) : undefined])
      if (second) expect(second.status).toBe(first.status)
      expect(await first.text()).toMatch(first.status === 200 ? /^OK$/ : /^SMTP: \w+( \d{3})?$/)
      answers.set(visitor, first.status)
      if (visitor === total / 4) memory.push(await usedMemory())
    }
  }
  const memory: number[] = []
  await Promise.all(Array.from({ length: atATime }, worker))
  memory.push(await usedMemory())

  const ok = [...answers].filter(([, status]) => status === 200).map(([visitor]) => visitor)
  const failed = [...answers].filter(([, status]) => status !== 200)
  expect(answers.size).toBe(total)
  expect(failed.every(([, status]) => status === 412)).toBe(true)
  expect(failed.length).toBeGreaterThan(50)
  expect(failed.length).toBeLessThan(total / 4)

  expect(ok.filter((visitor) => mailsOf.get(visitor) !== 1)).toEqual([])
  expect([...mailsOf].filter(([, count]) => count > 1)).toEqual([])
  expect(mailsOf.has(Number.NaN)).toBe(false)

  const [early = 0, late = 0] = memory
  expect(late - early).toBeLessThan(10e6)
})
