import words from '#content/interface/form-science.json' with { type: 'json' }
import { interestAnswers } from './answers.ts'
import type { ScienceValues } from './schema.ts'

/** The variables of the science mail; interests and notes share its one message. */
export function toTemplateParams({ name, position, organization, email, phone, interests, notes }: ScienceValues) {
  return {
    from_name: name,
    position,
    school_name: organization,
    phone,
    from_email: email,
    message: [labelled(words.mailInterests, toWords(interests)), labelled(words.mailNotes, notes)].filter(Boolean).join('\n'),
    reply_to: email,
  }
}

function labelled(label: string, said: string): string {
  return said && `${label}: ${said}`
}

/** In the order of the form, whatever the order of the clicks. */
function toWords(chosen: string[]): string {
  return Object.entries(interestAnswers)
    .filter(([id]) => chosen.includes(id))
    .map(([, label]) => label)
    .join(', ')
}
