import * as words from '@/content/interface/form-english.json'
import type { FormDefinition } from '../form-definition'
import { englishToasts } from '../toasts'
import { englishDefaults } from './defaults'
import { type EnglishValues, englishSchema } from './schema'
import { toTemplateParams } from './to-template-params'

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
