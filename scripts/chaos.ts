import { parseArgs } from 'node:util'
import { measureRates } from '../server/chaos/measure-rates.ts'
import { runChaos } from '../server/chaos/run-chaos.ts'
import { toTable } from '../server/outbox/to-table.ts'

/**
 * `npm run chaos [enquiries]`, or `npm run chaos -- --minutes 12`: sends enquiries while everything that can go wrong does. Exits 1 unless
 * each enquiry answered OK arrives exactly once, and no other arrives. As root it mounts a disk of its own to fill.
 */
const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' } }, allowPositionals: true })
const enquiries = Number(positionals[0] ?? 10_000)
const concurrency = 50

if (values.minutes === undefined) {
  const { request, outbox, alone } = await measureRates(Math.min(enquiries, 2_000), concurrency)
  console.log('Healthy mail server: mails delivered per second, and CPU time of the sending process per mail:')
  console.log(
    toTable(
      Object.entries({ 'from the request': request, 'from the outbox': outbox, 'nodemailer alone': alone }).map(([route, rate]) => ({
        route,
        'per second': Math.round(rate.perSecond),
        'vs nodemailer': (rate.perSecond / alone.perSecond).toFixed(2),
        'CPU ms': rate.processorMs.toFixed(2),
      })),
    ),
  )
}

// process.exit runs the handler that unmounts the disk.
process.once('SIGINT', () => process.exit(1))

const result = await runChaos({
  visitors: values.minutes === undefined ? { number: enquiries } : { minutes: Number(values.minutes) },
  concurrency,
  faultRate: 0.015,
  killEveryMs: 5_000,
  fillDiskEveryMs: 8_000,
  fullForMs: 8_000,
  outageMs: 60_000,
  moveCalendarEveryMs: 3_000,
})
console.log(
  toTable([
    {
      visitors: result.visitors,
      'answered OK': result.answeredOk,
      delivered: result.inMailbox,
      lost: result.lost,
      duplicated: result.doubled,
      'delivered after an error': result.wronglyClaimed,
      'repeats of a Message-ID': result.recognised,
      'per second': Math.round(result.inMailbox / result.seconds),
    },
  ]),
)
console.log(
  `\n${toTable([
    {
      kills: result.kills,
      'disk filled by others': result.fullDisks,
      'mail server outages': result.outages,
      'disk filled by enquiries': result.filledByEnquiries,
      'calendar jumps': result.calendars,
      'started refusing': result.refusing,
      'started on reserve': result.onReserve,
      'total seconds': Math.round(result.seconds),
      'drain seconds': Math.round(result.drainSeconds),
    },
  ])}`,
)
if (!result.hasOwnDisk) console.log('\nThe outbox had no disk of its own: only root can mount one.')
if (result.fullDisks === 0) console.log('\nFull disks were not tested: this system has no prlimit.')
const holds = result.lost + result.doubled + result.wronglyClaimed === 0
console.log(
  holds
    ? '\nEvery enquiry answered OK was delivered exactly once, and no other was.'
    : '\nFAILED: enquiries were lost, duplicated or delivered after an error.',
)
process.exit(holds ? 0 : 1)
