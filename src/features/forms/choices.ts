import type { Choice } from '@/ui/Field/ChoiceField'

/** The answers of a question from its list of values and words, with a drawing for each if there is one. */
export function toChoices<Answer extends string>(words: Record<Answer, string>, drawings?: Record<Answer, string>): Choice[] {
  return (Object.keys(words) as Answer[]).map((value) => ({ value, label: words[value], drawing: drawings?.[value] }))
}

/** Whether a text is one of the answers of a question: a draft or another part of the page may say anything. */
export function isAnswer<Answer extends string>(words: Record<Answer, string>, value: string): value is Answer {
  return Object.keys(words).includes(value)
}

/** The word for an answer; a value that is no answer is told as it is. */
export function wordFor<Answer extends string>(words: Record<Answer, string>, value: string): string {
  return isAnswer(words, value) ? words[value] : value
}

/** The answer whose word this is; empty when there is none. */
export function answerFor<Answer extends string>(words: Record<Answer, string>, word: string): Answer | '' {
  return (Object.keys(words) as Answer[]).find((value) => words[value] === word) ?? ''
}
