/**
 * How the rest of a page speaks to its form: a card's button dispatches, the form listens.
 * A form may wake up after the click, so the last word of each kind waits for it.
 */
export const choosePositionEvent = 'win:choose-position'
export const toggleInterestEvent = 'win:toggle-interest'

export type FormEventName = typeof choosePositionEvent | typeof toggleInterestEvent

export function tellForm(name: FormEventName, detail: string): void {
  dispatchEvent(new CustomEvent(name, { detail }))
}

/** Returns what stops the listening. */
export function onFormEvent(name: FormEventName, react: (detail: string) => void): () => void {
  function listener(event: Event): void {
    if (event instanceof CustomEvent && typeof event.detail === 'string') react(event.detail)
  }
  addEventListener(name, listener)
  return () => removeEventListener(name, listener)
}
