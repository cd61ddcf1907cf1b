/** A picture's dark-theme variant (“night”) is a field of its own next to it. This registry connects the two. */
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
