import type { Finding } from './finding.ts'
import { wrongIndentation } from './wrong-indentation.ts'

type Cause = Pick<Finding, 'line' | 'hebrew' | 'english'>

interface Rule {
  pattern: RegExp
  hebrew: string
  english: string
}

/** Common causes of YAML syntax errors, the most reliable patterns first. */
const rules: Rule[] = [
  {
    pattern: /^ *\t/,
    hebrew: 'השורה מתחילה בטאב. מחליפים אותו ברווחים, כמו בשורות שמסביב',
    english: 'the line begins with a tab: use spaces, as in the lines around it',
  },
  {
    pattern: /(?:: |- |[[{,] *)"(?:[^"\\]|\\.)*"[^\s,}\]#:]/,
    hebrew: 'מירכאות בתוך טקסט שכבר נמצא במירכאות. בעברית כותבים ״ (גרשיים), למשל מנכ״ל',
    english: 'a quote inside a quoted text: write the Hebrew ״ instead, or \\" ',
  },
  {
    pattern: /(?:: |- |[[{,] *)'(?:[^']|'')*'[^\s,}\]#:']/,
    hebrew: 'גרש בתוך טקסט שכבר נמצא בין גרשים. בעברית כותבים ׳, למשל י׳',
    english: "an apostrophe inside a text in single quotes: write the Hebrew ׳ instead, or '' ",
  },
  {
    pattern: /^[^"#]*(?:: |- |[[{,] *)"(?:[^"\\]|\\.)*$/,
    hebrew: 'המירכאות נפתחו ולא נסגרו. מוסיפים " בסוף הטקסט',
    english: 'a quote is opened but not closed: add " at the end of the text',
  },
  {
    pattern: /(?:: |- )[*&%@`!][^\s]/,
    hebrew: 'טקסט שמתחיל בסימן כזה צריך מירכאות: "*מודגש* והמשך"',
    english: 'a text that begins with this character needs quotes: "*accent* and more"',
  },
  {
    pattern: /(?:: |- )\{\{/,
    hebrew: 'טקסט שמתחיל ב־{{ צריך מירכאות: "{{phone}}"',
    english: 'a text that begins with {{ needs quotes: "{{phone}}"',
  },
  {
    pattern: /^ *(?:- )?[\w-]+: [^"'[{|>&*].*: /,
    hebrew: 'נקודתיים בתוך טקסט בלי מירכאות. שמים את כל הטקסט במירכאות: "כך: עם נקודתיים"',
    english: 'a colon inside an unquoted text: put the whole text in quotes',
  },
  {
    pattern: /(?:: |- )\[[^\]"']*$/,
    hebrew: 'הסוגר [ נפתח ולא נסגר. מוסיפים ] בסוף הרשימה',
    english: 'a bracket [ is opened but not closed: add ] at the end of the list',
  },
  {
    pattern: /(?:: |- )\{[^}"']*$/,
    hebrew: 'הסוגר { נפתח ולא נסגר. מוסיפים } בסוף',
    english: 'a bracket { is opened but not closed: add } at the end',
  },
  {
    pattern: /^ *[\w-]+:[^\s]/,
    hebrew: 'אחרי הנקודתיים צריך רווח',
    english: 'a space is missing after the colon',
  },
]

/** Finds the real cause of a YAML syntax error and its line, which is often not where the parser gave up. */
export function yamlCause(source: string, reported: { line: number; code: string; message: string }): Cause {
  if (reported.code === 'DUPLICATE_KEY') {
    return { line: reported.line, hebrew: 'אותו שדה כתוב פעמיים. משאירים אחד', english: 'the same field appears twice: keep one' }
  }
  const lines = source.split('\n')
  // An unclosed quote swallows the lines after it: search upwards from the reported line first, then the rest.
  const order = [...lines.slice(0, reported.line).keys()].reverse()
  const rest = [...lines.keys()].slice(reported.line)
  for (const index of [...order, ...rest]) {
    const found = rules.find(({ pattern }) => pattern.test(lines[index] ?? ''))
    if (found) return { line: index + 1, hebrew: found.hebrew, english: found.english }
  }
  const indentation = wrongIndentation(source)
  if (indentation) {
    const { line, spaces } = indentation
    return {
      line,
      hebrew: `מספר הרווחים בתחילת השורה לא מתאים לשורות שמסביב. צריך ${spaces} רווחים`,
      english: `the indentation does not match the lines around it: use ${spaces} spaces`,
    }
  }
  const dashless = withoutDash(lines, reported.line)
  if (dashless) return dashless
  return {
    line: reported.line,
    hebrew: 'השורה לא נקראת. בדקו שהרווחים בתחילתה כמו בשורות שמסביב, ושאחרי שם השדה יש נקודתיים ורווח',
    english: `the line cannot be parsed: check its indentation and the colon after the field name (${reported.message.split('\n')[0]})`,
  }
}

/** A line between list items that has no dash. */
function withoutDash(lines: string[], reported: number): Cause | undefined {
  const at = [reported - 2, reported - 1, reported].find((index) => {
    const line = lines[index] ?? ''
    const beside = [lines[index - 1] ?? '', lines[index + 1] ?? '']
    const indent = line.search(/\S/)
    return indent > 0 && !/^ *(-|#|[\w-]+:)/.test(line) && beside.some((other) => other.search(/\S/) === indent && /^ *- /.test(other))
  })
  if (at === undefined) return undefined
  return {
    line: at + 1,
    hebrew: 'חסר מקף בתחילת השורה: כל שורה ברשימה מתחילה במקף וברווח',
    english: 'a dash is missing: each list item begins with a dash and a space',
  }
}
