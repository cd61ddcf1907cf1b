/**
 * Sends the same mails with nodemailer alone, for comparison: `nodemailer-alone.ts URL`. The parent sends it the numbers of the enquiries.
 */
import { createTransport } from 'nodemailer'
import { createComposer } from '../mail/compose.ts'
import { enquiryFrom } from './visitors.ts'

const [url = ''] = process.argv.slice(2)
const compose = createComposer({ from: 'site@chaos.example', to: 'office@chaos.example', brand: 'WIN', tagline: 'WIN' })
// As many connections as the relay uses.
const transport = createTransport({ url, pool: true, maxConnections: 5 })

process.on('disconnect', () => process.exit())
process.on('message', async (numbers: number[]) => {
  await Promise.all(
    numbers.map((number) =>
      transport.sendMail(
        compose({ form: 'contact', page: '/contact', text: Object.entries(enquiryFrom(number)) }, `<${number}@chaos.example>`),
      ),
    ),
  )
})
process.send?.('ready')
