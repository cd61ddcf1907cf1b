import { createHash } from 'node:crypto'

/** An inline script or style, as a content policy names it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
