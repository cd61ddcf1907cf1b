import * as words from '@/content/interface/form-science.json'
import * as shared from '@/content/interface/forms.json'
import type { FormDefinition } from '../form-definition'
import { schoolAndScienceToasts } from '../toasts'
import { interestAnswers } from './answers'
import { scienceDefaults } from './defaults'
import { type ScienceValues, scienceSchema } from './schema'
import { toTemplateParams } from './to-template-params'

export const scienceDefinition: FormDefinition<ScienceValues> = {
  name: 'science',
  schema: scienceSchema,
  defaults: scienceDefaults,
  toTemplateParams,
  labels: {
    name: words.name,
    position: words.position,
    organization: words.organization,
    email: words.email,
    phone: words.phone,
    interests: words.interests,
    notes: words.notes,
  },
  answers: { interests: interestAnswers },
  toasts: schoolAndScienceToasts,
  receipt: {
    title: words.sentTitle,
    fields: ['name', 'organization', 'interests', 'phone'],
    reply: shared.reply,
    next: words.sentNext,
    chat: words.sentChat,
  },
}
