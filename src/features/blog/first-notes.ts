/**
 * The sentences for the margin that the opening of a text or its first part says, in their order: those stand under the other articles. The
 * text has the later ones in itself (integrations/prose/place-notes). One that the text no longer says isn't shown.
 */
export function firstNotes(body: string, quotes: string[]): string[] {
  const [opening = '', first = ''] = body.split(/^## /m)
  return quotes.filter((quote) => (opening + first).includes(quote))
}
