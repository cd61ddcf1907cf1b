/** A search shows so many texts; who sees as many knows that there may be more. */
export const mostFound = 60
