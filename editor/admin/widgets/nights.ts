/** A picture's night has a field of its own beside it: this is the way from one to the other. */
interface Night {
  value(): string
  change(value: string): void
}

const nights = new Map<string, Night>()

export function enterNight(group: string[], night: Night): void {
  nights.set(group.join(), night)
}

export function leaveNight(group: string[]): void {
  nights.delete(group.join())
}

export function nightOf(group: string[]): Night | undefined {
  return nights.get(group.join())
}
