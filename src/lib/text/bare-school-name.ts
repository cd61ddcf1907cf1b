/** The words for a school before its name, in full or abbreviated, with any quotation marks that people type. */
const kind = /^(?:בית[ \u05be-]+ה?ספר|ביה?(?:["״”“]|['׳’]{2})ס)(?: +|$)/

/** 'בית ספר הדר', 'ביה״ס הדר' → 'הדר': for a sentence that already contains the words for a school. */
export function bareSchoolName(name: string): string {
  return name.replace(kind, '')
}
