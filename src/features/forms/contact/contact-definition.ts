import * as words from '@/content/interface/form-contact.json'
import * as shared from '@/content/interface/forms.json'
import type { FormDefinition } from '../form-definition'
import { generalToasts } from '../toasts'
import { contactDefaults } from './defaults'
import { type ContactValues, contactSchema } from './schema'
import { toTemplateParams } from './to-template-params'

export const contactDefinition: FormDefinition<ContactValues> = {
  name: 'contact',
  schema: contactSchema,
  defaults: contactDefaults,
  toTemplateParams,
  labels: {
    fullName: words.fullName,
    email: words.email,
    message: words.message,
  },
  answers: {},
  toasts: generalToasts,
  receipt: {
    title: words.sentTitle,
    fields: ['fullName', 'email', 'message'],
    reply: shared.reply,
    next: words.sentNext,
    chat: words.sentChat,
  },
}
