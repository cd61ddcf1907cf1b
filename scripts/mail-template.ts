import { readConfig } from '../server/config.ts'
import { loadTemplate } from '../server/mail/templates.ts'
import { templateNames } from '../src/config/forms.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'
import { errorMessage, exitWith } from './process/process.ts'

/** `npm run mail-template -- school`: prints a form's mail as one file without partials, for the template editor of the e-mail service. */
const form = templateNames.find((name) => name === process.argv[2])
if (!form) exitWith(`Usage: npm run mail-template -- ${templateNames.join(' | ')}`)
try {
  loadEnvFile()
  const { subject, html } = loadTemplate(form, readConfig(process.env).mail)
  console.log(`Subject: ${subject}\n\n${html}`)
} catch (error) {
  exitWith(errorMessage(error))
}
