import * as z from 'zod/mini'
import * as words from '@/content/interface/form-science.json'
import type { Interest } from '@/schemas/interest'
import { atLeast, emailPattern, latin, optionalText, text } from '../rules'

export const scienceSchema = z.object({
  name: text(atLeast(2, words.nameShort)),
  position: text(atLeast(2, words.positionShort)),
  organization: text(atLeast(2, words.organizationShort)),
  email: latin(emailPattern(words.emailWrong)),
  phone: text(atLeast(9, words.phoneShort)),
  interests: z.custom<Interest[]>(Array.isArray),
  notes: optionalText,
})

export type ScienceValues = z.infer<typeof scienceSchema>
