/** Everything that could be the name of a class or a property: too many words rather than too few. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g))
}
