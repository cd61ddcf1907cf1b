/** Whether a text is one of the answers of a question: a draft or another part of the page may say anything. */
export function isAnswer<Answer extends string>(answers: Record<Answer, string>, value: string): value is Answer {
  return Object.keys(answers).includes(value)
}
