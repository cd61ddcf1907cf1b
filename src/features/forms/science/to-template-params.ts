import * as words from '@/content/interface/form-science.json'
import type { Interest } from '@/schemas/interest'
import { interestAnswers } from './answers'
import type { ScienceValues } from './schema'

/** The variables of the science mail; interests and notes share its one message. */
export function toTemplateParams({ name, position, organization, email, phone, interests, notes }: ScienceValues) {
  return {
    from_name: name,
    position,
    school_name: organization,
    phone,
    from_email: email,
    message: [chosen(interests), notes && `${words.mailNotes}: ${notes}`].filter(Boolean).join('\n'),
    reply_to: email,
  }
}

function chosen(interests: Interest[]): string {
  const known = toWords(interests)
  return known && `${words.mailInterests}: ${known}`
}

/** In the order of the form, whatever the order of the clicks. */
function toWords(interests: Interest[]): string {
  return Object.entries(interestAnswers)
    .filter(([id]) => interests.some((interest) => interest === id))
    .map(([, label]) => label)
    .join(', ')
}
