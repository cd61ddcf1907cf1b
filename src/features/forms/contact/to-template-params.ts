import { generalParams } from '#features/forms/template/general-params.ts'
import type { ContactValues } from './schema.ts'

/** The variables of the contact mail. */
export function toTemplateParams({ fullName, email, message }: ContactValues) {
  return { ...generalParams, from_name: fullName, from_email: email, message, reply_to: email }
}
