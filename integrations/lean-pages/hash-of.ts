import { cspHash } from '../csp-hash.ts'

/** Returns the hash of an inline script or style as a policy writes it, in quotes. */
export function hashOf(text: string): string {
  return `'${cspHash(text)}'`
}
