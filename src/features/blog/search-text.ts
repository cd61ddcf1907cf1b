/**
 * Normalizes text for search: removes vowel points, quotation marks and geresh (צ׳אט is found by צאט and by צ'אט),
 * turns maqaf, dashes and other punctuation into spaces, and lowercases Latin letters.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0591-\u05bd\u05bf-\u05c7]/g, '')
    .replace(/[׳״'"‘’“”„`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()
}

/** True if every word of the query occurs in the text. Both must be normalized by `searchText`. */
export function matchesSearch(text: string, query: string): boolean {
  return query.split(' ').every((word) => text.includes(word))
}
