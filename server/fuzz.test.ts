import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sendRaw, statusOf } from './testing/http.ts'
import { ids, startRelay } from './testing/relay.ts'
import { usedMemory } from './testing/used-memory.ts'

// A few hundred requests in each test run; `FUZZ_SECONDS=300 npx vitest run server/fuzz.test.ts` sends requests for five minutes.
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 0)
const limits = seconds > 0 ? { numRuns: 1_000_000_000, interruptAfterTimeLimit: seconds * 1000 } : { numRuns: 200 }

const word = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\r\nBcc: thief@evil.example', '{{phone}}', '\u0000', '../../etc/passwd'),
)
const almostRight = fc.record(
  {
    lib_version: fc.oneof(fc.constant(ids.lib_version), fc.anything()),
    user_id: fc.oneof(fc.constant(ids.user_id), word),
    service_id: fc.oneof(fc.constant(ids.service_id), word),
    template_id: fc.oneof(fc.constantFrom('demo_template_contact', 'demo_template_job'), word),
    template_params: fc.oneof(
      fc.dictionary(fc.oneof(fc.constantFrom('from_email', 'reply_to', 'resume', 'resume_name', 'message'), word), word),
      fc.anything(),
    ),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  almostRight.map((value) => JSON.stringify(value) ?? ''),
  fc.json(),
  fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
)

test(
  'whatever it receives, the relay responds, stays up, leaks no memory and still delivers',
  async () => {
    const relay = await startRelay()
    const before = await usedMemory()
    const outcome = await fc.check(
      fc.asyncProperty(body, fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x'), async (sent, type) => {
        const answer = await relay.post(sent, { headers: { 'Content-Type': type } })
        await answer.text()
        expect(answer.status === 200 || (answer.status >= 400 && answer.status < 500)).toBe(true)
      }),
      limits,
    )
    expect(outcome.counterexample).toBeNull()
    expect(relay.log.join('\n')).not.toMatch(/thief|evil/)
    // Release the log lines and mails that the test holds: they do not count as the relay's memory.
    relay.log.length = 0
    relay.accepted.length = 0
    expect((await usedMemory()) - before).toBeLessThan(50_000_000)
    const raw = await sendRaw(relay.origin, 'POST /api/v1.0/email/send HTTP/1.1\r\nContent-Length: nonsense\r\n\r\n')
    expect(statusOf(raw)).toBe(400)
    expect((await relay.send('contact', {})).status).toBe(200)
  },
  (seconds + 60) * 1000,
)
