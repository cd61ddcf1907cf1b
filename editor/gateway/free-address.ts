/** Returns the name or, if it is taken, the next free one with a number. */
export function freeAddress(wanted: string, taken: string[]): string {
  if (!wanted || !taken.includes(wanted)) return wanted
  const stem = wanted.replace(/-\d{1,2}$/, '')
  for (let number = 2; ; number += 1) if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`
}
