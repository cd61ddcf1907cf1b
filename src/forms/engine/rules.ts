import { isAnswer } from './answers.ts'

/**
 * Reads an unknown value and says what is wrong with it, if anything is. Functions of our own: each takes a line or
 * two, and for these few a library of rules is 4 KB that every visitor of a form would fetch.
 */
export type Rule<Value> = (given: unknown) => { value: Value; problem?: string | undefined }

interface Check {
  holds: (typed: string) => boolean
  message: string
}

export function check(holds: Check['holds'], message: string): Check {
  return { holds, message }
}

/** In characters as people count them: an emoji is one. */
export function atLeast(characters: number, message: string): Check {
  return check((typed) => Array.from(typed).length >= characters, message)
}

export function pattern(expression: RegExp, message: string): Check {
  return check((typed) => expression.test(typed), message)
}

/** The general pattern of an address, without dots at its edges or side by side. */
const email = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function emailPattern(message: string): Check {
  return pattern(email, message)
}

/**
 * What is typed on one line or many, without the spaces around it. `missing` is said where nothing is, or no text at all;
 * the checks run in order, and the first that fails speaks.
 */
export function text(missing: string, ...checks: Check[]): Rule<string> {
  return (given) => {
    const { value } = optionalText(given)
    return { value, problem: value ? checks.find(({ holds }) => !holds(value))?.message : missing }
  }
}

/** A number or an address pasted from a chat carries invisible direction marks: they are not part of it. */
export function latin(missing: string, ...checks: Check[]): Rule<string> {
  const rule = text(missing, ...checks)
  return (given) => rule(typeof given === 'string' ? given.replace(/\p{Bidi_Control}/gu, '') : given)
}

/** What may be left out cannot hold a form back: anything but its own kind of value counts as left out. */
export const optionalText: Rule<string> = (given) => ({ value: typeof given === 'string' ? given.trim() : '' })

/** One of these answers; the empty string is "not answered yet", and refused. */
export function oneOf<Answer extends string>(answers: Record<Answer, string>, missing: string) {
  const rule: Rule<Answer | ''> = (given) =>
    typeof given === 'string' && isAnswer(answers, given) ? { value: given } : { value: '', problem: missing }
  return { answers, rule }
}

/** Any number of these answers, also none. */
export function anyOf<Answer extends string>(answers: Record<Answer, string>) {
  const rule: Rule<Answer[]> = (given) => ({ value: Array.isArray(given) ? given : [] })
  return { answers, rule }
}

/** A file that the visitor chose, and what came of it. */
export type FileChoice =
  | { state: 'reading'; name: string; size: number }
  | { state: 'ready'; name: string; size: number; dataUrl: string }
  | { state: 'refused'; name: string; size: number; problem: string }

/** No file at all, or one that was read: the form waits for one that is being read, and does not go with one that was refused. */
export function optionalFile(message: string): Rule<FileChoice | null> {
  return (given) => {
    if (isReady(given)) return { value: given }
    return { value: null, problem: given === null || given === undefined ? undefined : message }
  }
}

export function isReady(choice: unknown): choice is FileChoice & { state: 'ready' } {
  return typeof choice === 'object' && choice !== null && 'state' in choice && choice.state === 'ready'
}
