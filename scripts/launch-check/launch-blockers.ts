import { readFileSync } from 'node:fs'
import { findCampFaults } from '../../authoring/launch/find-camp-faults.ts'
import { findDemoValues } from '../../authoring/launch/find-demo-values.ts'
import { findSamples, type LaunchFinding } from '../../authoring/launch/find-samples.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { errorCode } from '../../server/error-code.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { loadEnvFile } from '../../src/config/load-env-file.ts'
import { mailTargetOf } from '../../src/config/mail-target.ts'
import { onlySet } from '../../src/config/read-environment.ts'
import { demoKey } from '../../src/config/variables.ts'
import { errorMessage } from '../process/process.ts'

/** Everything that must change before launch, by kind. */
export function findLaunchBlockers(now: Date) {
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
export function findMailFaults(env: Env): LaunchFinding[] {
  const { config, error } = relaySettings(env)
  if (error !== undefined) return [at('SMTP_URL', `or another setting is invalid, and the server would not start: ${error}`)]
  if (!config) return []
  return [
    ...(config.smtpUrl ? [] : [at('SMTP_URL', 'is not set: enquiries go to a demo inbox on the server, and reach nobody')]),
    ...(config.inboxPort ? [at('INBOX_PORT', 'is set: a demo inbox is not for a live site')] : []),
    ...(config.allowCleartextPassword ? [at('SMTP_PASSWORD_IN_CLEAR', 'is set: the mailbox password can be read in transit')] : []),
  ]
}

/** Connects to the mail server. Only the launch check does this, never a build. */
export async function findUnreachableMailServer(env: Env): Promise<LaunchFinding[]> {
  const { config } = relaySettings(env)
  if (!config?.smtpUrl) return []
  const cause = await createMailer(config.smtpUrl, config.allowCleartextPassword)
    .verify()
    .then(() => undefined, errorCode)
  if (!cause) return []
  return [at('SMTP_URL', `does not work: the mail server at ${new URL(config.smtpUrl).host} does not respond correctly (${cause})`)]
}

/** The settings of our own relay, or why it would not start with them. Neither, if the forms post elsewhere. */
function relaySettings(env: Env): { config?: Config; error?: string } {
  const { EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY = demoKey } = onlySet(env)
  if (mailTargetOf({ EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY }) !== 'self') return {}
  try {
    return { config: readConfig(env) }
  } catch (error) {
    return { error: errorMessage(error) }
  }
}

/** A finding at the line of `.env.example` that explains the variable. */
function at(name: string, what: string): LaunchFinding {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  return { file: '.env.example', line: lines.findIndex((line) => line.startsWith(`#${name}=`)) + 1, what: `${name} ${what}` }
}
