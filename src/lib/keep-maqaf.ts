/** Prevents line breaks after a maqaf, which joins two parts of one word. */
export function keepMaqaf(text: string): string {
  const wordJoiner = '\u2060'
  return text.replace(/־(?=[^\s\u2060])/g, `־${wordJoiner}`)
}
