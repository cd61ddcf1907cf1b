import { z } from 'astro/zod'
import { fillOwnerFacts, unknownFactError } from '#config/owner-facts.ts'

/** A text for visitors. May contain facts such as {{phone}}; *asterisks* mark an accent, a newline breaks the line. */
export const text = z.string().trim().min(1, 'הטקסט ריק · this text is empty').transform(withFacts)

const oddAsterisk =
  'כוכבית בלי בת זוג: כל הדגשה צריכה כוכבית לפניה ואחריה · unmatched asterisk: an accent needs one before and one after it'

/** Prefilled text of the messaging app. May be empty, and keeps a trailing space, so that the visitor can continue typing. */
export const chatMessage = z.string().transform(withFacts)

const starNumber = /\*\d{3,5}(?![\d*])/g

function withFacts(words: string, context: z.RefinementCtx): string {
  const filled = fillOwnerFacts(words)
  const asterisks = filled.replace(starNumber, '').split('*').length - 1
  if (asterisks > 1 && asterisks % 2 === 1) context.addIssue(oddAsterisk)
  const unknown = unknownFactError(filled)
  if (unknown) context.addIssue(unknown)
  return filled
}
