import { emptyGeneralParams } from '../general-params'
import type { ContactValues } from './schema'

/** The variables of the contact mail: the general ones, most of them empty. */
export function toTemplateParams({ fullName, email, message }: ContactValues) {
  return { ...emptyGeneralParams, from_name: fullName, from_email: email, message, reply_to: email }
}
