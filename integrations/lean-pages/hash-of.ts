import { createHash } from 'node:crypto'

/** Returns the CSP source of an inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
