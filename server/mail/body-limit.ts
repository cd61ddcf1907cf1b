/** The limit of the e-mail service for all text variables together. */
export const variablesMaxBytes = 50 * 1024

/** Base64 makes a file a third longer; the rest is for the variables and the request itself. */
export function relayBodyMaxBytes(resumeMaxBytes: number): number {
  return Math.ceil(resumeMaxBytes * 1.4) + 4 * variablesMaxBytes
}
