import { createHash } from 'node:crypto'

/** Returns the hash by which a Content-Security-Policy allows an inline script or style. */
export function cspHash(source: Buffer | string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}
