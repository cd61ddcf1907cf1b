import words from '#content/interface/forms.json' with { type: 'json' }
import { atLeast, emailPattern, latin, text } from './rules.ts'

/** What the contact form and the job application ask alike. */
export const generalFields = {
  fullName: text(words.fullNameMissing, atLeast(2, words.fullNameShort)),
  email: latin(words.emailMissing, emailPattern(words.emailWrong)),
  message: text(words.messageMissing, atLeast(10, words.messageShort)),
}
