import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import type { ContactValues } from './schema.ts'

/** The way back from `toTemplateParams`, for the server's own check. */
export function fromTemplateParams({ from_name = '', from_email = '', message = '' }: TemplateParams): ContactValues {
  return { fullName: from_name, email: from_email, message }
}
