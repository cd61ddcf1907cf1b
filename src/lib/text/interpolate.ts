/** Fills in the values of a text such as 'שאלה {n} מתוך {total}'. */
export function interpolate(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
