/** In running text no line ends after a maqaf: what it joins is one word. */
export function keepMaqaf(text: string): string {
  const wordJoiner = '\u2060'
  return text.replace(/־(?=[^\s\u2060])/g, `־${wordJoiner}`)
}
