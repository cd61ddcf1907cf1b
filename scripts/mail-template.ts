import { formNames } from '../server/config.ts'
import { loadTemplate } from '../server/mail/templates.ts'
import { site } from '../src/config/site.ts'
import { exitWith } from './process/exit-with.ts'

/** `npm run mail-template -- school`: prints a form's mail as one file without partials, to paste into the e-mail service's template editor. */
const form = formNames.find((name) => name === process.argv[2])
if (!form) exitWith(`Say which form: npm run mail-template -- ${formNames.join(' | ')}`)
const { subject, html } = loadTemplate(form, { brand: site.name, tagline: site.tagline })
console.log(`Subject: ${subject}\n\n${html}`)
