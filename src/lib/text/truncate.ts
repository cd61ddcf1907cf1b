/** Truncates a text between characters. Replaces half an emoji (a lone surrogate), which cannot be part of a URL. */
export function truncate(text: string, maxLength: number): string {
  const characters = Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('')
}
