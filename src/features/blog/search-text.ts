/**
 * Words as they are compared in a search: no vowel points, no quotation marks or geresh (צ׳אט is found by צאט and by צ'אט),
 * no maqaf or dashes, small Latin letters.
 */
export function searchText(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\u0591-\u05bd\u05bf-\u05c7]/g, '')
    .replace(/[׳״'"‘’“”„`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()
}

/** Every word of the query occurs in the text. Both are given as `searchText` makes them. */
export function matchesSearch(text: string, query: string): boolean {
  return query.split(' ').every((word) => text.includes(word))
}
