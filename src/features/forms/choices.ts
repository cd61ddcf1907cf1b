import type { Choice } from '@/ui/Field/ChoiceField'

/** The answers of a question from its list of values and words, with a drawing for each if there is one. */
export function toChoices(words: Record<string, string>, drawings: Record<string, string> = {}): Choice[] {
  return Object.entries(words).map(([value, label]) => ({ value, label, drawing: drawings[value] }))
}

/** The word for an answer; a value that is no answer stands for itself. */
export function wordFor(words: Record<string, string>, value: string): string {
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value
}

/** The answer whose word this is; empty when there is none. */
export function answerFor(words: Record<string, string>, word: string): string {
  return Object.keys(words).find((value) => words[value] === word) ?? ''
}
