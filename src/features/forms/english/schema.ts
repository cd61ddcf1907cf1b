import * as z from 'zod/mini'
import words from '#content/interface/form-english.json' with { type: 'json' }
import { atLeast, emailPattern, latin, optionalText, text } from '../rules.ts'

/** A landline or a mobile of Israel, digits only: 02, 03, 04, 08, 09 or 05x, then seven digits. */
const israeliPhone = /^0(?:[23489]|5\d)\d{7}$/

export const englishSchema = z.object({
  managerName: text(words.managerNameMissing, atLeast(2, words.managerNameShort)),
  schoolName: text(words.schoolNameMissing, atLeast(2, words.schoolNameShort)),
  phone: latin(words.phoneMissing, z.regex(israeliPhone, words.phoneWrong)),
  email: latin(words.emailMissing, emailPattern(words.emailWrong)),
  notes: optionalText,
})

export type EnglishValues = z.infer<typeof englishSchema>
