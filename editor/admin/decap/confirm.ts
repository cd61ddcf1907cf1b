/** Decides a question of Decap's. `ask` asks the owner, in these words. */
type Answer = (ask: (words: string) => boolean) => boolean

const answers = new Map<string, Answer>()

/**
 * Decap asks with `window.confirm`, in fixed words. Only this file replaces that function. Other files decide single questions, in any
 * order: whatever nobody decides is asked as it is.
 */
export function replaceConfirm(): void {
  const ask = window.confirm.bind(window)
  window.confirm = (question = '') => answers.get(question)?.(ask) ?? ask(question)
}

export function answerQuestion(question: string | undefined, answer: Answer): void {
  if (question) answers.set(question, answer)
}
