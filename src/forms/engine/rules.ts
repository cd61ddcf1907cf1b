import { isAnswer } from './answers.ts'

/**
 * Parses an unknown value and reports what is wrong with it. We write our own rules, a line or two each,
 * because a validation library would add 4 KB for every visitor of a form.
 */
export type Rule<Value> = (given: unknown) => { value: Value; problem?: string | undefined }

interface Check {
  holds: (typed: string) => boolean
  message: string
}

export function check(holds: Check['holds'], message: string): Check {
  return { holds, message }
}

/** Counts code points, so that an emoji is one character. */
export function atLeast(characters: number, message: string): Check {
  return check((typed) => Array.from(typed).length >= characters, message)
}

export function pattern(expression: RegExp, message: string): Check {
  return check((typed) => expression.test(typed), message)
}

/** General pattern of an e-mail address. The part before the @ has no dot at its start or end, and no two in a row. */
const email = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function emailPattern(message: string): Check {
  return pattern(email, message)
}

/**
 * Accepts text of one or more lines, and trims it. Reports `missing` if it is empty or not a string;
 * then the checks run in order, and the first that fails is reported.
 */
export function text(missing: string, ...checks: Check[]): Rule<string> {
  return (given) => {
    const { value } = optionalText(given)
    return { value, problem: value ? checks.find(({ holds }) => !holds(value))?.message : missing }
  }
}

/** Like `text`, but removes the invisible direction marks that a number or an address pasted from a chat contains. */
export function textWithoutDirectionMarks(missing: string, ...checks: Check[]): Rule<string> {
  const rule = text(missing, ...checks)
  return (given) => rule(typeof given === 'string' ? given.replace(/\p{Bidi_Control}/gu, '') : given)
}

/** Never reports a problem: anything that is not a string counts as empty. */
export const optionalText: Rule<string> = (given) => ({ value: typeof given === 'string' ? given.trim() : '' })

/** Accepts one of these answers. The empty string means "not answered yet" and is rejected. */
export function oneOf<Answer extends string>(answers: Record<Answer, string>, missing: string) {
  const rule: Rule<Answer | ''> = (given) =>
    typeof given === 'string' && isAnswer(answers, given) ? { value: given } : { value: '', problem: missing }
  return { answers, rule }
}

/** Accepts any number of these answers, including none, and leaves out anything else. */
export function anyOf<Answer extends string>(answers: Record<Answer, string>) {
  const rule: Rule<Answer[]> = (given) => ({
    value: Array.isArray(given) ? given.filter((item) => typeof item === 'string' && isAnswer(answers, item)) : [],
  })
  return { answers, rule }
}

/** A file that the visitor chose, and its state. */
export type FileChoice =
  | { state: 'reading'; name: string; size: number }
  | { state: 'ready'; name: string; size: number; dataUrl: string }
  | { state: 'refused'; name: string; size: number; problem: string }

/** Accepts no file, or one that is ready. Reports `message` while a file is being read, or if it was rejected. */
export function optionalFile(message: string): Rule<FileChoice | null> {
  return (given) => {
    if (isReady(given)) return { value: given }
    return { value: null, problem: given === null || given === undefined ? undefined : message }
  }
}

export function isReady(choice: unknown): choice is FileChoice & { state: 'ready' } {
  return typeof choice === 'object' && choice !== null && 'state' in choice && choice.state === 'ready'
}
