import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

// The long form is “npm run chaos”. Nearly always it takes ten seconds; a mail that was unlucky many times over waits for its next try, as long as runChaos does.
test('200 enquiries, a bad mail server, kills, full disks and calendars that jump: every OK arrives, once, and nothing else', {
  timeout: 1_000_000,
}, async () => {
  const result = await runChaos({
    visitors: { number: 200 },
    atATime: 20,
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
