import type { EnglishValues } from './schema.ts'

/** The variables of the English mail. */
export function toTemplateParams({ managerName, schoolName, phone, email, notes }: EnglishValues) {
  return {
    from_name: managerName,
    school_name: schoolName,
    phone,
    from_email: email,
    message: notes,
    reply_to: email,
  }
}
