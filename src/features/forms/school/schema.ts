import * as z from 'zod/mini'
import words from '#content/interface/form-school.json' with { type: 'json' }
import { atLeast, emailPattern, latin, oneOf, optionalText, text } from '../rules.ts'
import { ageGroups } from './answers.ts'

export const schoolSchema = z.object({
  schoolName: text(words.schoolNameShort, atLeast(2, words.schoolNameShort)),
  ageGroup: oneOf(ageGroups, words.ageGroupMissing),
  phone: text(words.phoneShort, atLeast(9, words.phoneShort)),
  email: latin(words.emailWrong, emailPattern(words.emailWrong)),
  notes: optionalText,
})

export type SchoolValues = z.infer<typeof schoolSchema>
