/** Returns a queue that runs async steps one after another, so that concurrent ones cannot overlap. A failure does not stop the next. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(step: () => Promise<Value>): Promise<Value> => {
    const next = last.then(step)
    last = next.catch(() => undefined)
    return next
  }
}
