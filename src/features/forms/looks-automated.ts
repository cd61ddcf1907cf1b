import { honeypotName } from './honeypot-name.ts'

/** Faster than anyone can type a form. */
const tooFastMs = 2_000

/**
 * Only both signs together count: a browser's autofill may touch the honeypot, and a returning visitor with a draft may be fast.
 * What looks automated still gets the failure toast with its chat link, so that no person is lost here.
 */
export function looksAutomated(filled: FormData, elapsedMs: number): boolean {
  return Boolean(filled.get(honeypotName)) && elapsedMs < tooFastMs
}
