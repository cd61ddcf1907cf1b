import { type Environment, readEnvironment } from '../src/config/read-environment.ts'
import { relayTemplateIdsOf } from '../src/config/template-ids.ts'
import { variablesMaxBytes } from './mail/body-limit.ts'

export type Config = ReturnType<typeof toConfig>

/** Reads the server's settings from the variables of src/config/variables.ts. Throws one error that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return toConfig(readEnvironment(env))
}

function toConfig(env: Environment) {
  return {
    port: env.PORT,
    host: env.HOST,
    smtpUrl: env.SMTP_URL,
    inboxPort: env.INBOX_PORT,
    allowCleartextPassword: env.SMTP_PASSWORD_IN_CLEAR === true,
    logFormat: env.LOG_FORMAT,
    outbox: {
      file: env.OUTBOX_FILE,
      timeLimitMs: env.MAIL_TIMEOUT_SECONDS * 1000,
      largestEnquiryBytes: env.RESUME_MAX_BYTES + variablesMaxBytes,
      keepDays: env.SITE_KEEP_ENQUIRIES,
    },
    mail: { from: env.MAIL_FROM, to: env.MAIL_TO, brand: env.SITE_NAME, tagline: env.SITE_TAGLINE },
    relay: {
      serviceId: env.EMAILJS_SERVICE_ID,
      publicKey: env.EMAILJS_PUBLIC_KEY,
      templateIds: relayTemplateIdsOf(env),
      origins: env.RELAY_ORIGINS ?? [],
      requestsPerSecond: env.RELAY_REQUESTS_PER_SECOND,
      trustedProxies: env.TRUSTED_PROXIES,
      resumeMaxBytes: env.RESUME_MAX_BYTES,
    },
  }
}
