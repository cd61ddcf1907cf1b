import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import type { ScienceValues } from './schema.ts'

/** The way back from `toTemplateParams`, for the server's own check. Interests and notes are one text by then, and both may be missing. */
export function fromTemplateParams(params: TemplateParams): ScienceValues {
  const { from_name = '', position = '', school_name = '', phone = '', from_email = '', message = '' } = params
  return { name: from_name, position, organization: school_name, email: from_email, phone, interests: [], notes: message }
}
