/** One step after another: two that come at the same moment would not know of each other. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(step: () => Promise<Value>): Promise<Value> => {
    const next = last.then(step)
    last = next.catch(() => undefined)
    return next
  }
}
