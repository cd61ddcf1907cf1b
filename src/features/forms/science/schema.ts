import * as z from 'zod/mini'
import words from '#content/interface/form-science.json' with { type: 'json' }
import type { Interest } from '#schemas/interest.ts'
import { atLeast, emailPattern, latin, optional, optionalText, text } from '../rules.ts'

export const scienceSchema = z.object({
  name: text(words.nameShort, atLeast(2, words.nameShort)),
  position: text(words.positionShort, atLeast(2, words.positionShort)),
  organization: text(words.organizationShort, atLeast(2, words.organizationShort)),
  email: latin(words.emailWrong, emailPattern(words.emailWrong)),
  phone: text(words.phoneShort, atLeast(9, words.phoneShort)),
  interests: z._default(
    optional<Interest[]>((chosen) => (Array.isArray(chosen) ? chosen : [])),
    [],
  ),
  notes: optionalText,
})

export type ScienceValues = z.infer<typeof scienceSchema>
