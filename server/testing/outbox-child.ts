/** Takes one enquiry through the outbox and kills itself at the given step: `outbox-child.ts FILE STEP`. */

import { inTransaction } from '../outbox/in-transaction.ts'
import { createIntake } from '../outbox/intake.ts'
import { openStore } from '../outbox/open-store.ts'
import { createQueue } from '../outbox/queue.ts'
import { enquiryOf } from './enquiry.ts'

const [file = '', step] = process.argv.slice(2)
const dieAt = (here: string) => here === step && process.kill(process.pid, 'SIGKILL')

const store = openStore(file)
dieAt('opened')
const accepted = createIntake(store)(enquiryOf('שלום'))
if (step === 'not yet committed') {
  inTransaction(store.db, () => {
    store.db.exec('DELETE FROM counts')
    dieAt('not yet committed')
  })
}
await accepted
process.stdout.write('stored')
dieAt('stored')
const queue = createQueue(store)
const [claimed] = queue.claim(1, 1_000)
dieAt('claimed')
if (claimed) queue.delivered(claimed)
dieAt('delivered')
