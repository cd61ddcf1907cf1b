/** Sentences of one part of a text, for the margin beside it. */
export interface MarginNote {
  /** The part that says them, from 1; what comes before the first heading counts to the first. */
  part: number
  quotes: string[]
}

/** Each sentence goes beside the part that says it, in the order of the text. One that the text no longer says isn't shown. */
export function marginNotes(body: string, quotes: string[]): MarginNote[] {
  const [opening = '', first = '', ...others] = body.split(/^## /m)
  return [opening + first, ...others]
    .map((text, place) => ({ part: place + 1, quotes: quotes.filter((quote) => text.includes(quote)) }))
    .filter((note) => note.quotes.length > 0)
}
