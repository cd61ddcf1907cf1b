import words from '#content/interface/form-school.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import type { FormDefinition } from '../form-definition.ts'
import { schoolAndScienceToasts } from '../toasts.ts'
import { ageGroups } from './answers.ts'
import { schoolDefaults } from './defaults.ts'
import { type SchoolValues, schoolSchema } from './schema.ts'
import { toTemplateParams } from './to-template-params.ts'

/** The form of a page that is about one thing names it: at the form, in the mail's text and in the chat. */
export function schoolDefinition(about?: string): FormDefinition<SchoolValues> {
  const topic = about && interpolate(shared.topic, { topic: about })
  return {
    name: 'school',
    schema: schoolSchema,
    defaults: schoolDefaults,
    toTemplateParams: (values) => toTemplateParams(values, topic),
    ...(topic && { topic }),
    labels: {
      schoolName: words.schoolName,
      ageGroup: words.ageGroup,
      phone: words.phone,
      email: words.email,
      notes: words.notes,
    },
    answers: { ageGroup: ageGroups },
    toasts: schoolAndScienceToasts,
    receipt: {
      title: words.sentTitle,
      fields: ['schoolName', 'phone', 'email'],
      reply: shared.reply,
      next: words.sentNext,
      chat: words.sentChat,
    },
  }
}
