import words from '#content/interface/form-waiting-list.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import type { FormDefinition } from '../form-definition.ts'
import { generalToasts } from '../toasts.ts'
import { grades } from './answers.ts'
import { waitingListDefaults } from './defaults.ts'
import { type WaitingListValues, waitingListSchema } from './schema.ts'
import { toTemplateParams } from './to-template-params.ts'

/** The list of one camp, or of whichever comes next. */
export function waitingListDefinition(camp: string = words.nextCamp): FormDefinition<WaitingListValues> {
  return {
    name: 'waiting-list',
    schema: waitingListSchema,
    defaults: waitingListDefaults,
    toTemplateParams: (values) => toTemplateParams(values, camp),
    topic: interpolate(words.topic, { camp }),
    labels: {
      parentName: words.parentName,
      phone: words.phone,
      grade: words.grade,
      city: words.city,
    },
    answers: { grade: grades },
    toasts: generalToasts,
    receipt: {
      title: words.sentTitle,
      fields: ['parentName', 'phone', 'grade'],
      // Nothing was asked: it is not answered within a day but when there is something to tell.
      reply: words.reply,
      next: words.sentNext,
      chat: words.sentChat,
    },
  }
}
