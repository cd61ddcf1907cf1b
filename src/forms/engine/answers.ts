/** True if a text is one of the answers of a field: a draft or another part of the page may contain anything. */
export function isAnswer<Answer extends string>(answers: Record<Answer, string>, value: string): value is Answer {
  return Object.keys(answers).includes(value)
}
