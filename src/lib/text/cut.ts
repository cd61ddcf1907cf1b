/** The beginning of a text that is too long, cut between characters. Half an emoji, which an address cannot carry, is made whole. */
export function cut(text: string, atMost: number): string {
  const characters = Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  return characters.length > atMost ? `${characters.slice(0, atMost).join('')}…` : characters.join('')
}
