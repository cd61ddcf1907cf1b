import type { Finding } from './finding.ts'

/** Finds `מחנה #1 בארץ` without quotes: YAML silently drops what follows the space as a comment. A real comment has a space after its #. */
export function cutByHash(yaml: string): Pick<Finding, 'line' | 'hebrew' | 'english'> | undefined {
  const at = yaml.split('\n').findIndex((line) => /^ *(?:- )*(?:[\w-]+: )?[^"'#[{|>\s][^"'#]*[א-ת][^"'#]* #[^\s#]/.test(line))
  if (at < 0) return undefined
  return {
    line: at + 1,
    hebrew: 'הסימן # אחרי רווח מסתיר את המשך השורה. שמים את כל הטקסט במירכאות: "מחנה #1 בארץ"',
    english: 'a # after a space hides the rest of the line: put the whole text in quotes',
  }
}
