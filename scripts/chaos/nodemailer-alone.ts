/** `nodemailer-alone.ts URL NUMBER`: the same mails with nothing but nodemailer, for comparison. Prints the milliseconds it took. */
import { createTransport } from 'nodemailer'
import { createComposer } from '../../server/mail/compose.ts'
import { enquiryFrom } from './visitors.ts'

const [url = '', number] = process.argv.slice(2)
const compose = createComposer({ from: 'site@chaos.example', to: 'office@chaos.example', brand: 'WIN', tagline: 'WIN' })
const transport = createTransport({ url, pool: true, maxConnections: 5 })
const started = performance.now()
await Promise.all(
  Array.from({ length: Number(number) }, (_, visitor) =>
    transport.sendMail(
      compose({ form: 'contact', page: '/contact', text: Object.entries(enquiryFrom(visitor)) }, `<${visitor}@chaos.example>`),
    ),
  ),
)
console.log(performance.now() - started)
transport.close()
