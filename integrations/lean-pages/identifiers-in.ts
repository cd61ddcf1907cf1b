/** Returns every word that could be the name of a class or a property. Errs on the side of too many. */
export function identifiersIn(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g))
}
