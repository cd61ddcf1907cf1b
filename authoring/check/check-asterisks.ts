import type { Complaint } from '../explain/complaint.ts'
import { textsIn } from './texts-in.ts'

/** Finds an asterisk without a partner, which pages print. Markdown (`body`) has asterisks of its own, and *2700 is a phone number. */
export function complaintsAboutAsterisks(data: unknown): Complaint[] {
  return textsIn(data, new Set(['body']))
    .filter(({ text }) => text.split('\n').some(hasLoneAsterisk))
    .map(({ path }) => ({
      path,
      isNote: true,
      hebrew: 'יש כאן כוכבית אחת בלי בת זוג, והיא תופיע בעמוד. מילים מודגשות כותבים בין שתי כוכביות, באותה שורה',
      english: 'an asterisk without a partner is printed: accents are written between two asterisks on one line',
    }))
}

function hasLoneAsterisk(line: string): boolean {
  return line.replace(/\*\d{3,5}\b/g, '').split('*').length % 2 === 0
}
