/** Name of a field that people do not see and simple bots fill in. */
export const honeypotName = 'website'
