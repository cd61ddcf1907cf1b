/** The name of a field that no person sees and simple robots fill in. */
export const honeypotName = 'website'

/** Faster than anyone can type a form. */
const tooFastMs = 2_000

/**
 * Only both signs together count: a browser's autofill may touch the honeypot, and a returning visitor with a draft may be fast.
 * What looks automated still gets the failure toast with its chat link, so that no person is lost here.
 */
export function looksAutomated(honeypotValue: string, elapsedMs: number): boolean {
  return honeypotValue !== '' && elapsedMs < tooFastMs
}
