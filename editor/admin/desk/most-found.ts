/** Maximum number of texts that a search returns. */
export const mostFound = 60
