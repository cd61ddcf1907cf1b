/** The inverse of `interpolate`: returns the value of each name in a text, or undefined if the text does not match the template. */
export function parseTemplate(words: string, text: string): Record<string, string> | undefined {
  const [start = '', ...parts] = words.split(/\{(\w+)\}/)
  if (!text.startsWith(start)) return undefined
  const values: Record<string, string> = {}
  let from = start.length
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', after = ''] = parts.slice(at, at + 2)
    // The last value may contain the words that follow it, so they match only at the end of the text.
    const to = at + 2 === parts.length ? text.length - after.length : text.indexOf(after, from)
    if (to < from || !text.startsWith(after, to)) return undefined
    values[name] = text.slice(from, to)
    from = to + after.length
  }
  return values
}
