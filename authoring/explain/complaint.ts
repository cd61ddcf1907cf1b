/** What is wrong and what to write instead: in Hebrew for the owner, in English for developers. */
export interface Explanation {
  hebrew: string
  english: string
}

/** A mistake at a path of a content file. */
export interface Complaint extends Explanation {
  /** Path of the field: `['hero', 'actions', 0, 'to']`. */
  path: (string | number)[]
  /** For a missing field: the field below which it belongs. */
  below?: (string | number)[]
  /** A note is shown, but does not block saving or publishing. */
  isNote?: boolean
}

/** Splits a message that contains both languages: `Hebrew · English`. */
export function bothLanguages(message: string): Explanation {
  const [hebrew = message, ...english] = message.split(' · ')
  return { hebrew, english: english.join(' · ') || message }
}
