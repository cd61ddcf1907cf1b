import * as words from '@/content/interface/form-school.json'
import * as shared from '@/content/interface/forms.json'
import { interpolate } from '@/lib/text/interpolate'
import type { FormDefinition } from '../form-definition'
import { schoolAndScienceToasts } from '../toasts'
import { ageGroups } from './answers'
import { schoolDefaults } from './defaults'
import { type SchoolValues, schoolSchema } from './schema'
import { toTemplateParams } from './to-template-params'

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
