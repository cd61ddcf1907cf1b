/** A picture's dark-theme variant (“night”) is a field of its own next to it. This registry connects the two. */
interface DarkVariant {
  value(): string
  change(value: string): void
}

const darkVariants = new Map<string, DarkVariant>()

export function registerDarkVariant(group: string[], night: DarkVariant): void {
  darkVariants.set(group.join(), night)
}

export function unregisterDarkVariant(group: string[]): void {
  darkVariants.delete(group.join())
}

export function darkVariantOf(group: string[]): DarkVariant | undefined {
  return darkVariants.get(group.join())
}
