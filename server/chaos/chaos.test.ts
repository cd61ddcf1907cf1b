import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

// “npm run chaos” is the long form. This usually takes ten seconds, but a mail that failed many times waits for its next try, up to the
// limit of runChaos.
test('200 enquiries, a bad mail server, kills, full disks and calendars that jump: each enquiry answered OK arrives once, and no other', {
  timeout: 1_000_000,
}, async () => {
  const result = await runChaos({
    visitors: { number: 200 },
    concurrency: 20,
    faultRate: 0.02,
    killEveryMs: 1_500,
    fillDiskEveryMs: 2_000,
    fullForMs: 1_000,
    outageMs: 2_000,
    moveCalendarEveryMs: 500,
  })
  expect(result.answeredOk).toBeGreaterThan(80)
  expect(result).toMatchObject({ lost: 0, doubled: 0, wronglyClaimed: 0 })
})
