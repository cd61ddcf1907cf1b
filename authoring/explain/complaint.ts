/** What is wrong in a content file, for the owner and for whoever helps. */
export interface Complaint {
  /** The way to the field: `['hero', 'actions', 0, 'to']`. */
  path: (string | number)[]
  /** Where the field would be, if it is missing: the one above it. */
  below?: (string | number)[]
  hebrew: string
  english: string
}

/** A rule's own sentence has both languages, with a dot between them. */
export function bothLanguages(message: string): { hebrew: string; english: string } {
  const [hebrew = message, ...english] = message.split(' · ')
  return { hebrew, english: english.join(' · ') || message }
}
