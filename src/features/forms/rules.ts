import * as z from 'zod/mini'
import { isAnswer } from './choices'

// The page's security policy forbids building functions from text, which zod would otherwise try.
z.config({ jitless: true })

/** What is typed on one line or many, without the spaces around it. Checks run in order; the first that fails speaks. */
export function text(...checks: Parameters<z.ZodMiniString['check']>) {
  return z.string().check(z.trim(), ...checks)
}

export const optionalText = text()

export function required(message: string) {
  return z.minLength(1, message)
}

export function atLeast(characters: number, message: string) {
  return z.minLength(characters, message)
}

/** A number or an address pasted from a chat carries invisible direction marks: they are not part of it. */
export function latin(...checks: Parameters<z.ZodMiniString['check']>) {
  return z.string().check(
    z.overwrite((typed) => typed.replace(/\p{Bidi_Control}/gu, '').trim()),
    ...checks,
  )
}

/** The same as zod's own, which would bring all its other patterns along. */
const email = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function emailPattern(message: string) {
  return z.regex(email, message)
}

/** One of the answers of a question; the empty string is "not answered yet", and refused. */
export function oneOf<Answer extends string>(words: Record<Answer, string>, message: string) {
  return z.custom<Answer | ''>((value) => isAnswer(words, String(value)), message)
}
