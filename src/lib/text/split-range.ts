/** Read aloud instead of the dash of a range. */
export const rangeWord = 'עד'

/** Splits '08:00–13:00' into its three parts; undefined if the text is not a range. */
export function splitRange(text: string): { from: string; dash: string; to: string } | undefined {
  const [, from, dash, to] = /^(\d.*?)(\s?[–—]\s?)(\d.*)$/.exec(text) ?? []
  return from && dash && to ? { from, dash, to } : undefined
}
