/** Minimum length of a picture's description. Anything shorter describes nothing. */
export const minAltLength = 5
