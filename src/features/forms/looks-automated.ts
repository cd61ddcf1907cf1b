import { honeypotName } from './honeypot-name.ts'

/** Faster than a person can fill in a form. */
const tooFastMs = 2_000

/**
 * True only with both signs: a browser's autofill may fill in the honeypot, and a returning visitor with a draft may be fast.
 * A sender who looks automated still gets the failure toast with its chat link, so that no real visitor is lost.
 */
export function looksAutomated(filled: FormData, elapsedMs: number): boolean {
  return Boolean(filled.get(honeypotName)) && elapsedMs < tooFastMs
}
