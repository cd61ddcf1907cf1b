const signs = ['\u200b', '\u200c', '\u200d', '\ufeff']

/**
 * A path as unseen letters. The form builder finds the field of a text that was pressed by such letters at the text's end; a press on a
 * text that has nothing else leads to any field.
 */
export function unseen(path: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ decap: path }))
  const pairs = [...bytes].map((byte) => [6, 4, 2, 0].map((shift) => signs[(byte >> shift) & 3]).join(''))
  return signs[0]?.repeat(4) + pairs.join('')
}
