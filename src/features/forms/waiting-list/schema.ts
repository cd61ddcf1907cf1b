import * as z from 'zod/mini'
import words from '#content/interface/form-waiting-list.json' with { type: 'json' }
import { atLeast, latin, oneOf, text } from '../rules.ts'
import { grades } from './answers.ts'

/** The shortest number of Israel, with its area code. */
const phoneDigits = 9

export const waitingListSchema = z.object({
  parentName: text(words.parentNameMissing, atLeast(2, words.parentNameShort)),
  // As on the school's form any way of writing it is right; but here it is the only way back to the parent, so that its digits count.
  phone: latin(
    words.phoneMissing,
    z.refine((typed) => typed.replace(/\D/g, '').length >= phoneDigits, words.phoneWrong),
  ),
  grade: oneOf(grades, words.gradeMissing),
  city: text(words.cityMissing, atLeast(2, words.cityShort)),
})

export type WaitingListValues = z.infer<typeof waitingListSchema>
