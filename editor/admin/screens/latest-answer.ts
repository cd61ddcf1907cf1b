/**
 * Shows only the answer to the latest question: while the owner types, an earlier answer may arrive after a later one. An error of the
 * latest question is explained.
 */
export function latestAnswer<Answer>(show: (answer: Answer) => void, explain: (message: string) => void) {
  let latest = 0
  return async (asking: Promise<Answer>): Promise<void> => {
    latest += 1
    const own = latest
    const [answer, error] = await asking.then(
      (value) => [value, undefined] as const,
      (reason: Error) => [undefined, reason] as const,
    )
    if (own !== latest) return
    if (error) explain(error.message)
    else show(answer as Answer)
  }
}
