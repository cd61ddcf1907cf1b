import { factOf, variableOf } from '../../src/config/owner-file.ts'
import { variableInfo } from '../../src/config/variable.ts'
import { ownerVariables } from '../../src/config/variables.ts'
import type { Complaint } from '../explain/complaint.ts'
import { nearestName } from '../explain/nearest-name.ts'

const opening = { from: factOf('SITE_OPENING_FROM'), to: factOf('SITE_OPENING_TO') }

/** Hebrew translations of the English messages in src/config/variables.ts. */
export const ruleInHebrew: [rule: RegExp, hebrew: string][] = [
  [/e-mail/, 'צריכה להיות כתובת דואר, למשל hello@win.co.il'],
  [/phone/, 'צריך להיות מספר טלפון, למשל 050-1234567: 10 ספרות בנייד, 9 בקו נייח'],
  [/company/, 'צריך להיות מספר חברה: תשע ספרות. אם יש תשע, אחת מהן לא נכונה'],
  [/web/, 'צריכה להיות כתובת שמתחילה ב־https://'],
  [/time/, 'שעה כותבים כך: 09:00'],
  [/days/, 'צריך להיות מספר ימים, מ־0 (לא לשמור) ועד 365'],
  [/one of/, 'צריך להיות אחד הימים ברשימה'],
]

/** Checks the owner's facts in src/content/owner with the same rules as the environment variables. */
export function checkOwnerFacts(facts: Record<string, unknown>): Complaint[] {
  return [...brokenRules(facts), ...hoursInReverse(facts)]
}

/** Compares the hours that the site will show, as strings: both have the form hh:mm. Until an hour is set, the site shows its example. */
function hoursInReverse(facts: Record<string, unknown>): Complaint[] {
  const [from, to] = [shownHour(facts, 'SITE_OPENING_FROM'), shownHour(facts, 'SITE_OPENING_TO')]
  if (!isHour(from.value) || !isHour(to.value) || from.value < to.value || (from.isExample && to.isExample)) return []
  if (to.isExample)
    return [
      {
        path: [opening.from],
        hebrew: `שעת הסגירה ריקה, ולכן באתר כתובה הדוגמה: ${to.value}. שעת הפתיחה צריכה להיות לפניה, או שכותבים גם שעת סגירה`,
        english: `must be before the closing time, which is still the example, ${to.value}`,
      },
    ]
  const example = from.isExample ? '. שעת הפתיחה ריקה, ולכן באתר כתובה הדוגמה' : ''
  return [
    {
      path: [opening.to],
      hebrew: `שעת הסגירה צריכה להיות אחרי שעת הפתיחה, ${from.value}${example}`,
      english: `must be after the opening time, ${from.value}${from.isExample ? ', which is still the example' : ''}`,
    },
  ]
}

function shownHour(facts: Record<string, unknown>, variable: 'SITE_OPENING_FROM' | 'SITE_OPENING_TO') {
  const value = String(facts[factOf(variable)] ?? '').trim()
  return value ? { value, isExample: false } : { value: variableInfo(ownerVariables[variable]).value, isExample: true }
}

function isHour(value: string): boolean {
  return /^\d{2}:\d{2}$/.test(value)
}

function brokenRules(facts: Record<string, unknown>): Complaint[] {
  const names = Object.keys(ownerVariables)
  return Object.entries(facts).flatMap(([fact, value]): Complaint[] => {
    const variable = variableOf(fact)
    const rule = ownerVariables[variable as keyof typeof ownerVariables]
    if (!rule) {
      const near = nearestName(fact, names.map(factOf))
      const suggestion = near ? ` התכוונתם ל„${near}”?` : ''
      return [
        {
          path: [fact],
          hebrew: `הפרט „${fact}” לא מוכר.${suggestion}`,
          english: `"${fact}" is not a known field${near ? `, did you mean "${near}"?` : ''}`,
        },
      ]
    }
    if (typeof value !== 'string') return [{ path: [fact], hebrew: 'צריך להיות טקסט במירכאות', english: 'must be a text in quotes' }]
    const [issue] = value.trim() === '' ? [] : (rule.safeParse(value).error?.issues ?? [])
    if (!issue) return []
    return [
      {
        path: [fact],
        hebrew: ruleInHebrew.find(([pattern]) => pattern.test(issue.message))?.[1] ?? 'הערך אינו תקין',
        english: issue.message,
      },
    ]
  })
}
