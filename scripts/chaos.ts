import { toTable } from '../server/outbox/to-table.ts'
import { measureRates } from './chaos/measure-rates.ts'
import { runChaos } from './chaos/run-chaos.ts'

/** `npm run chaos [enquiries]`: enquiries against everything that can go wrong; exits 1 unless each OK arrived, once, and no other. */
const enquiries = Number(process.argv[2] ?? 10_000)
const atATime = 50

const { relay, alone } = await measureRates(Math.min(enquiries, 2_000), atATime)
const ratio = (relay.perSecond / alone.perSecond).toFixed(2)
const ratioOfWork = (alone.processorMs / relay.processorMs).toFixed(2)
console.log(
  `mail server well: ${Math.round(relay.perSecond)} a second in the mailbox, nodemailer alone ${Math.round(alone.perSecond)}: ${ratio}`,
)
console.log(
  `processor time for one: ${relay.processorMs.toFixed(2)} ms, nodemailer alone ${alone.processorMs.toFixed(2)} ms: ${ratioOfWork} of its rate\n`,
)

const result = await runChaos({ enquiries, atATime, faultRate: 0.015, killEveryMs: 5_000, fillDiskEveryMs: 12_000 })
console.log(
  toTable([
    {
      enquiries,
      'answered OK': result.answeredOk,
      'in the mailbox': result.inMailbox,
      lost: result.lost,
      doubled: result.doubled,
      'claimed wrongly': result.wronglyClaimed,
      'copies by Message-ID': result.recognised,
      kills: result.kills,
      'full disks': result.fullDisks,
      'a second': Math.round(result.inMailbox / result.seconds),
    },
  ]),
)
if (result.fullDisks === 0) console.log('\nNo full disk was tried: there is no prlimit on this system.')
const holds = result.lost + result.doubled + result.wronglyClaimed === 0
console.log(holds ? '\nEvery OK arrived, once, and nothing else did.' : '\nThis must not be.')
process.exit(holds ? 0 : 1)
