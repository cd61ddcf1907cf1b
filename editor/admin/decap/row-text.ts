interface Names {
  /** Values of the owner's facts, by name. */
  facts: Record<string, string>
  /** True for the name of a form field. */
  isField(name: string): boolean
  /** The word for an item without a text. */
  empty: string
}

/** The text of a closed row as the site shows it: facts filled in, no asterisks. Decap calls an empty item “No title”, by its field. */
export function rowText(text: string, { facts, isField, empty }: Names): string {
  const [, missing] = /^No ([\w-]+)$/.exec(text) ?? []
  if (missing && isField(missing)) return empty
  return text.replaceAll('*', '').replace(/\{\{(\w+)\}\}/g, (whole, fact: string) => facts[fact] ?? whole)
}
