import * as words from '@/content/interface/forms.json'
import { atLeast, emailPattern, latin, required, text } from './rules'

/** What the contact form and the job application ask alike. */
export const generalFields = {
  fullName: text(required(words.fullNameMissing), atLeast(2, words.fullNameShort)),
  email: latin(required(words.emailMissing), emailPattern(words.emailWrong)),
  message: text(required(words.messageMissing), atLeast(10, words.messageShort)),
}
