/** Maximum number of texts that a search returns. */
export const maxResults = 60
