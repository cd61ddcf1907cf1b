import * as z from 'zod/mini'
import { isAnswer } from './choices.ts'

// The page's security policy forbids building functions from text, which zod would otherwise try.
z.config({ jitless: true })

type Checks = Parameters<z.ZodMiniString['check']>

/**
 * What is typed on one line or many, without the spaces around it. `missing` is said where nothing is, or no text at all;
 * the checks run in order, and the first that fails speaks.
 */
export function text(missing: string, ...checks: Checks) {
  return z.string(missing).check(z.trim(), z.minLength(1, missing), ...checks)
}

/** What may be left out cannot hold a form back: anything but its own kind of value counts as left out. */
export function optional<Value>(read: (value: unknown) => Value) {
  return z.custom<Value>(() => true).check(z.overwrite(read))
}

export const optionalText = z._default(
  optional((typed) => (typeof typed === 'string' ? typed.trim() : '')),
  '',
)

export function atLeast(characters: number, message: string) {
  return z.minLength(characters, message)
}

/** A number or an address pasted from a chat carries invisible direction marks: they are not part of it. */
export function latin(missing: string, ...checks: Checks) {
  return z.string(missing).check(
    z.overwrite((typed) => typed.replace(/\p{Bidi_Control}/gu, '').trim()),
    z.minLength(1, missing),
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
