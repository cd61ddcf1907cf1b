/** What the blog's further lists are called: those of one subject, and the pages after the first. */
export const listWords = {
  subjectTitle: (subject: string) => `${subject}: מאמרים לאנשי חינוך`,
  pageLabel: (page: number) => `עמוד ${page}`,
  pageHeading: (page: number) => `כל המאמרים, עמוד ${page}`,
  pageTitle: (blog: string, page: number) => `${blog}, עמוד ${page}`,
  pageDescription: (blog: string, page: number) =>
    `${blog}: עוד מאמרים מעשיים על בינה מלאכותית, משחוק, ניהול צוות והערכה, עמוד ${page} ברשימה.`,
} as const
