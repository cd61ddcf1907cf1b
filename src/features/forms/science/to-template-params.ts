import words from '#content/interface/form-science.json' with { type: 'json' }
import { extraAnswers, interestAnswers } from './answers.ts'
import type { ScienceValues } from './schema.ts'

/** The variables of the science mail; interests and notes share its one message. What is no interest of the specification is named in the notes. */
export function toTemplateParams({ name, position, organization, email, phone, interests, extras, notes }: ScienceValues) {
  const alsoWanted = labelled(words.mailExtras, toWords(extraAnswers, extras))
  return {
    from_name: name,
    position,
    school_name: organization,
    phone,
    from_email: email,
    message: joined(
      labelled(words.mailInterests, toWords(interestAnswers, interests)),
      labelled(words.mailNotes, joined(alsoWanted, notes)),
    ),
    reply_to: email,
  }
}

function labelled(label: string, said: string): string {
  return said && `${label}: ${said}`
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join('\n')
}

/** In the order of the form, whatever the order of the clicks. */
function toWords(answers: Record<string, string>, chosen: string[]): string {
  return Object.entries(answers)
    .filter(([id]) => chosen.includes(id))
    .map(([, label]) => label)
    .join(', ')
}
