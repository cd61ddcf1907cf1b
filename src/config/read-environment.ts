import { z } from 'zod'
import { formNames, templateNames } from './forms.ts'
import { usesEmailJs } from './mail-target.ts'
import { relayTemplateIdsOf } from './template-ids.ts'
import { demoMailbox, templateVariable, type VariableName, variables } from './variables.ts'

const fields = z.object(variables)

export type Environment = z.output<typeof fields>

const templateVariables = templateNames.map(templateVariable)

const environment = fields
  .refine((env) => usesEmailJs(env) || new Set(Object.values(relayTemplateIdsOf(env))).size === formNames.length, {
    path: ['EMAILJS_TEMPLATE_…'],
    error: 'must be a different id for each form, because the relay identifies a form by it; only EmailJS can share one (docs/mail.md)',
    when: areValid('EMAILJS_ORIGIN', 'EMAILJS_PUBLIC_KEY', ...templateVariables),
  })
  // A real mail server accepts mail for a mailbox that does not exist: the visitor would read that the enquiry was sent.
  .refine((env) => !env.SMTP_URL || env.MAIL_TO !== demoMailbox, {
    path: ['MAIL_TO'],
    error: 'must be set where SMTP_URL is',
    when: areValid('SMTP_URL', 'MAIL_TO'),
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM !== demoMailbox, {
    path: ['MAIL_FROM'],
    error: 'must be set where SMTP_URL is',
    when: areValid('SMTP_URL', 'MAIL_FROM'),
  })

/** Reads every variable. Throws a single error that names all invalid ones. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const result = environment.safeParse(onlySet(env))
  if (!result.success) {
    throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '))
  }
  return result.data
}

/** Returns the variables that have a value: an empty one (`PORT=`) counts as not set. */
export function onlySet(env: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const)
  return Object.fromEntries(given.filter((entry): entry is readonly [string, string] => Boolean(entry[1])))
}

/** A rule about several variables runs once each of them is valid, regardless of errors elsewhere. */
function areValid(...names: VariableName[]): (payload: z.core.ParsePayload) => boolean {
  return ({ issues }) => !issues.some(({ path }) => names.some((name) => name === path?.[0]))
}
