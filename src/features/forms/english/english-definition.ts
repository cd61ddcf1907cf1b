import words from '#content/interface/form-english.json' with { type: 'json' }
import type { FormDefinition } from '../form-definition.ts'
import { englishToasts } from '../toasts.ts'
import { englishDefaults } from './defaults.ts'
import { type EnglishValues, englishSchema } from './schema.ts'
import { toTemplateParams } from './to-template-params.ts'

export const englishDefinition: FormDefinition<EnglishValues> = {
  name: 'english',
  schema: englishSchema,
  defaults: englishDefaults,
  toTemplateParams,
  labels: {
    managerName: words.managerName,
    schoolName: words.schoolName,
    phone: words.phone,
    email: words.email,
    notes: words.notes,
  },
  answers: {},
  toasts: englishToasts,
  receipt: {
    title: words.sentTitle,
    fields: ['managerName', 'schoolName', 'phone', 'email'],
    reply: words.reply,
    next: words.sentNext,
    chat: words.sentChat,
  },
}
