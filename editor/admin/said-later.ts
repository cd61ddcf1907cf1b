const saidLater = 'win-said-later'

/** What came of a save after which the form has to be opened again: it still shows what was there before. */
export function sayLater(sentence: string): void {
  sessionStorage.setItem(saidLater, sentence)
}

/** Whether there is something to be said when the form has been opened again. */
export function isOutdated(): boolean {
  return sessionStorage.getItem(saidLater) !== null
}

/** The same, once. */
export function saidBefore(): string {
  const said = sessionStorage.getItem(saidLater) ?? ''
  sessionStorage.removeItem(saidLater)
  return said
}
