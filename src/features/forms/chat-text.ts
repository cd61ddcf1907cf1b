import type { ReadableLine } from './enquiry'

const opening = 'שלום, ניסיתי לשלוח את הטופס באתר. אלה הפרטים:'
/** Longer addresses are cut or refused by some phones. */
const atMost = 1_500

/** The enquiry as a chat message: a line for each field that was filled in. */
export function toChatText(lines: ReadableLine[]): string {
  const filled = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  const text = [opening, ...filled].join('\n')
  const characters = Array.from(text)
  return (characters.length > atMost ? `${characters.slice(0, atMost).join('')}…` : text).toWellFormed()
}
