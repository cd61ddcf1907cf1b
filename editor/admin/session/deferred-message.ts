const messageKey = 'win-deferred-message'

/** Stores a message for after the form is reloaded, because the form still shows its old state. */
export function deferMessage(sentence: string): void {
  sessionStorage.setItem(messageKey, sentence)
}

/** True if a message is stored, so the form must be reloaded. */
export function hasDeferredMessage(): boolean {
  return sessionStorage.getItem(messageKey) !== null
}

/** Returns the stored message and clears it. */
export function takeDeferredMessage(): string {
  const message = sessionStorage.getItem(messageKey) ?? ''
  sessionStorage.removeItem(messageKey)
  return message
}
