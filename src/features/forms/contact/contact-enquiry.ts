import type { Enquiry } from '../enquiry'
import { generalToasts } from '../toasts'
import { contactDefaults } from './defaults'
import { type ContactValues, contactSchema } from './schema'
import { toTemplateParams } from './to-template-params'
import { words } from './words'

export const contactEnquiry: Enquiry<ContactValues> = {
  name: 'contact',
  schema: contactSchema,
  defaults: contactDefaults,
  toTemplateParams,
  words,
  toasts: generalToasts,
}
