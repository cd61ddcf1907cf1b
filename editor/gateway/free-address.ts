/** The wanted name, or the first one after it that no other entry has. */
export function freeAddress(wanted: string, taken: string[]): string {
  if (!wanted || !taken.includes(wanted)) return wanted
  const stem = wanted.replace(/-\d{1,2}$/, '')
  for (let number = 2; ; number += 1) if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`
}
