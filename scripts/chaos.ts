import { parseArgs } from 'node:util'
import { measureRates } from '../server/chaos/measure-rates.ts'
import { runChaos } from '../server/chaos/run-chaos.ts'
import { toTable } from '../server/outbox/to-table.ts'

/**
 * `npm run chaos [enquiries]`, or `npm run chaos -- --minutes 12`: enquiries against everything that can go wrong; exits 1 unless each OK arrived, once, and
 * no other. As root it has a disk of its own to fill.
 */
const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' } }, allowPositionals: true })
const enquiries = Number(positionals[0] ?? 10_000)
const atATime = 50

if (values.minutes === undefined) {
  const { request, outbox, alone } = await measureRates(Math.min(enquiries, 2_000), atATime)
  console.log(`mail server well, mails a second in the mailbox, and what one takes of the processor time of its sender:`)
  console.log(
    toTable(
      Object.entries({ 'from the request': request, 'from the outbox': outbox, 'nodemailer alone': alone }).map(([way, rate]) => ({
        way,
        'a second': Math.round(rate.perSecond),
        'of its rate': (rate.perSecond / alone.perSecond).toFixed(2),
        'processor ms': rate.processorMs.toFixed(2),
      })),
    ),
  )
}

// Its disk goes with it.
process.once('SIGINT', () => process.exit(1))

const result = await runChaos({
  visitors: values.minutes === undefined ? { number: enquiries } : { minutes: Number(values.minutes) },
  atATime,
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
      'in the mailbox': result.inMailbox,
      lost: result.lost,
      doubled: result.doubled,
      'claimed wrongly': result.wronglyClaimed,
      'copies by Message-ID': result.recognised,
      'a second': Math.round(result.inMailbox / result.seconds),
    },
  ]),
)
console.log(
  `\n${toTable([
    {
      kills: result.kills,
      'disk full of others': result.fullDisks,
      'mail server away': result.outages,
      'disk full of enquiries': result.filledByEnquiries,
      'calendars moved': result.calendars,
      'began to refuse': result.refusing,
      'went to the reserve': result.onReserve,
      'seconds in all': Math.round(result.seconds),
      'to the last mail': Math.round(result.drainSeconds),
    },
  ])}`,
)
if (!result.hasOwnDisk) console.log('\nThe outbox had no disk of its own: only root may mount one.')
if (result.fullDisks === 0) console.log('\nNo full disk was tried: there is no prlimit on this system.')
const holds = result.lost + result.doubled + result.wronglyClaimed === 0
console.log(holds ? '\nEvery OK arrived, once, and nothing else did.' : '\nThis must not be.')
process.exit(holds ? 0 : 1)
