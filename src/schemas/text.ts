import { z } from 'astro/zod'
import { fillOwnerFacts, unknownFact } from '#config/owner-facts.ts'

/** Words for the visitor. May hold facts such as {{phone}}; *asterisks* set the accent, a new line breaks the line. */
export const text = z.string().trim().min(1, 'הטקסט ריק · this text is empty').transform(withFacts)

const oddAsterisk =
  'כוכבית בלי בת זוג: כל הדגשה צריכה כוכבית לפניה ואחריה · an asterisk has no partner: an accent needs one before and one after it'

/** What the messaging app has typed already. May be empty, and keeps a space at its end, for the visitor to go on. */
export const chatMessage = z.string().transform(withFacts)

const starNumber = /\*\d{3,5}(?![\d*])/g

function withFacts(words: string, context: z.RefinementCtx): string {
  const filled = fillOwnerFacts(words)
  const asterisks = filled.replace(starNumber, '').split('*').length - 1
  if (asterisks > 1 && asterisks % 2 === 1) context.addIssue(oddAsterisk)
  const unknown = unknownFact(filled)
  if (unknown) context.addIssue(unknown)
  return filled
}
