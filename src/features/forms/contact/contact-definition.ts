import words from '#content/interface/form-contact.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import type { FormDefinition } from '../form-definition.ts'
import { generalToasts } from '../toasts.ts'
import { contactDefaults } from './defaults.ts'
import { type ContactValues, contactSchema } from './schema.ts'
import { toTemplateParams } from './to-template-params.ts'

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
