import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import type { EnglishValues } from './schema.ts'

/** The way back from `toTemplateParams`, for the server's own check. */
export function fromTemplateParams(params: TemplateParams): EnglishValues {
  const { from_name = '', school_name = '', phone = '', from_email = '', message = '' } = params
  return { managerName: from_name, schoolName: school_name, phone, email: from_email, notes: message }
}
