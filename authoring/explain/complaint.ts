/** What is wrong and what to write instead, for the owner and for those who help. */
export interface Explanation {
  hebrew: string
  english: string
}

/** What is wrong at a place of a content file. */
export interface Complaint extends Explanation {
  /** The way to the field: `['hero', 'actions', 0, 'to']`. */
  path: (string | number)[]
  /** Where the field would be, if it is missing: the one above it. */
  below?: (string | number)[]
  /** Nothing breaks: it is said, and the file can be saved and published. */
  isNote?: boolean
}

/** A rule's own sentence has both languages, with a dot between them. */
export function bothLanguages(message: string): Explanation {
  const [hebrew = message, ...english] = message.split(' · ')
  return { hebrew, english: english.join(' · ') || message }
}
