/** Returns the name or, if it is taken, the next free one with a number, also if it already ends with one. */
export function freeAddress(wanted: string, taken: string[]): string {
  if (!wanted || !taken.includes(wanted)) return wanted
  const stem = wanted.replace(/-\d{1,2}$/, '')
  return freeName(stem, (name) => name === stem || taken.includes(name))
}

/** Returns the name or, if it is taken, the first free one of `name-2`, `name-3` and so on. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!isTaken(name)) return name
  }
}
