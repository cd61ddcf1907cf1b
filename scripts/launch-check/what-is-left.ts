import { readFileSync } from 'node:fs'
import { findCampFaults } from '../../authoring/launch/find-camp-faults.ts'
import { findDemoValues } from '../../authoring/launch/find-demo-values.ts'
import { type Finding, findSamples } from '../../authoring/launch/find-samples.ts'
import { readConfig } from '../../server/config.ts'
import { createMailer, smtpCause } from '../../server/mail/mailer.ts'
import { loadEnvFile } from '../../src/config/load-env-file.ts'
import { mailTargetOf } from '../../src/config/mail-target.ts'
import { onlySet } from '../../src/config/read-environment.ts'
import { demoKey } from '../../src/config/variables.ts'
import { errorMessage } from '../process/process.ts'

/** Everything that must change before launch, by kind. */
export function whatIsLeft(now: Date) {
  loadEnvFile()
  return {
    'Owner’s facts and e-mail keys that are still demo values (set the variable in .env)': findDemoValues(
      'src/config/variables.ts',
      process.env,
    ),
    'Mail that would not reach the owner (set the variable; docs/mail.md)': findMailFaults(process.env),
    'Camps (src/content/camps/README.md)': findCampFaults('src/content/camps', now),
    samples: findSamples('src/content'),
  }
}

type Env = Record<string, string | undefined>

/** Settings that keep enquiries from the owner or expose the mailbox, if the forms post to our own relay. */
export function findMailFaults(env: Env): Finding[] {
  if (!goesToRelay(env)) return []
  try {
    const { smtpUrl, inboxPort, mayShowPassword } = readConfig(env)
    return [
      ...(smtpUrl ? [] : [at('SMTP_URL', 'is not set: enquiries go to a demo inbox on the server, and reach nobody')]),
      ...(inboxPort ? [at('INBOX_PORT', 'is set: a demo inbox is not for a live site')] : []),
      ...(mayShowPassword ? [at('SMTP_PASSWORD_IN_CLEAR', 'is set: the mailbox password can be read in transit')] : []),
    ]
  } catch (error) {
    return [at('SMTP_URL', `or another setting is invalid, and the server would not start: ${errorMessage(error)}`)]
  }
}

/** Connects to the mail server. Only the launch check does this, never a build. */
export async function findUnreachableMailServer(env: Env): Promise<Finding[]> {
  const smtpUrl = env['SMTP_URL']?.trim()
  if (!goesToRelay(env) || !smtpUrl || findMailFaults(env).some(({ what }) => what.includes('would not start'))) return []
  const cause = await createMailer(smtpUrl, env['SMTP_PASSWORD_IN_CLEAR'] === 'allow')
    .verify()
    .then(() => undefined, smtpCause)
  return cause ? [at('SMTP_URL', `does not work: the mail server at ${new URL(smtpUrl).host} does not respond correctly (${cause})`)] : []
}

function goesToRelay(env: Env): boolean {
  const { EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY = demoKey } = onlySet(env)
  return mailTargetOf({ EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY }) === 'self'
}

/** A finding at the line of `.env.example` that explains the variable. */
function at(name: string, what: string): Finding {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  return { file: '.env.example', line: lines.findIndex((line) => line.startsWith(`#${name}=`)) + 1, what: `${name} ${what}` }
}
