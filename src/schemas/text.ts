import { z } from 'astro/zod'
import { fillOwnerFacts, unknownFact } from '@/config/owner-facts'

/** Words for the visitor. May hold {{phone}} and its kin; *asterisks* set the accent, a new line breaks the line. */
export const text = z
  .string()
  .trim()
  .min(1, 'הטקסט ריק · this text is empty')
  .transform((words, context) => {
    const filled = fillOwnerFacts(words)
    const unknown = unknownFact(filled)
    if (unknown) context.addIssue(unknown)
    return filled
  })
