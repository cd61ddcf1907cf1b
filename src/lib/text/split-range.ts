/** What is read aloud for the dash between the ends of a range. */
export const rangeWord = 'עד'

/** '08:00–13:00' in its three parts; undefined for anything that is no range. */
export function splitRange(text: string): { from: string; dash: string; to: string } | undefined {
  const [, from, dash, to] = /^(\d.*?)(\s?[–—]\s?)(\d.*)$/.exec(text) ?? []
  return from && dash && to ? { from, dash, to } : undefined
}
