import type { ScienceValues } from './schema'
import { interests as interestWords, words } from './words'

/** The variables of the science mail; interests and notes share its one message. */
export function toTemplateParams({ name, position, organization, email, phone, interests, notes }: ScienceValues) {
  return {
    from_name: name,
    position,
    school_name: organization,
    phone,
    from_email: email,
    message: [chosen(interests), notes && `${words.notesInMail}: ${notes}`].filter(Boolean).join('\n'),
    reply_to: email,
  }
}

function chosen(interests: string[]): string {
  const known = toWords(interests)
  return known && `${words.interestsInMail}: ${known}`
}

/** In the order of the form, whatever the order of the clicks. */
function toWords(interests: string[]): string {
  return Object.entries(interestWords)
    .filter(([id]) => interests.includes(id))
    .map(([, label]) => label)
    .join(', ')
}
