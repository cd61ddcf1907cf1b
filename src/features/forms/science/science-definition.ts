import words from '#content/interface/form-science.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import type { FormDefinition } from '../form-definition.ts'
import { schoolAndScienceToasts } from '../toasts.ts'
import { interestAnswers } from './answers.ts'
import { scienceDefaults } from './defaults.ts'
import { type ScienceValues, scienceSchema } from './schema.ts'
import { toTemplateParams } from './to-template-params.ts'

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
