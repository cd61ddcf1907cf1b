/** 'שאלה {n} מתוך {total}' with its values. */
export function interpolate(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
