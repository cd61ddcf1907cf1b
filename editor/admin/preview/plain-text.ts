/**
 * The visible text: without Markdown and bidi marks, and without whitespace, because pages break lines differently. The gateway's search
 * uses it too.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad\ufeff]/g, '')
    .replace(/\*|_|`|^#+ |^[-–] /gm, '')
    .replace(/\s+/g, '')
}
