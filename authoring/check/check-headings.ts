import { collectionOf } from '../content/collection-of.ts'
import { parseContentFile } from '../content/parse-content.ts'
import { referencesIn } from '../content/references.ts'
import type { Complaint } from '../explain/complaint.ts'
import { fieldsOf } from '../fields/fields-of.ts'
import { onOneLine, textsIn } from './texts-in.ts'

type Data = Record<string, unknown>

interface Heading {
  path: (string | number)[]
  text: string
}

/** Section types that render the page heading (h1) when they come first on a camp page. */
const leads = ['scoreboard-hero', 'tournament', 'week-hero']

/** A page has exactly one main heading: none, or two, block publishing. Duplicate subheadings are only notes. */
export function complaintsAboutHeadings(path: string, data: Data): Complaint[] {
  const collection = collectionOf(path)
  if (collection === 'pages') return sectionsOfPage(path, data)
  if (collection === 'camps') return landingsOf(data).flatMap((landing, index) => leadOf(landing, ['landings', index]))
  if (collection === 'cities') return leadOf(data, [])
  if (collection?.startsWith('page-')) return repeated([...titlesOfQuestions(path, data), ...headingsAnywhere(data)])
  return typeof data['body'] === 'string' ? headingsOfText(data['body']) : []
}

function sectionsOfPage(path: string, data: Data): Complaint[] {
  const { sections } = data
  if (!Array.isArray(sections) || sections.length === 0)
    return [
      {
        path: ['sections'],
        hebrew: 'בעמוד אין אף חלק, ולכן אין מה להציג. מוסיפים חלק מסוג „פתיחה” ואחריו אחרים',
        english: 'the page has no sections, so there is nothing to show: add a hero, then other sections',
      },
    ]
  const same = repeated([...titlesOfQuestions(path, data), ...headingsOf(sections)])
  const heroes = sections.flatMap((section, index) => ((section as Data | null)?.['type'] === 'hero' ? [index] : []))
  const second = heroes[1]
  if (second !== undefined)
    return [
      {
        path: ['sections', second],
        hebrew: 'בעמוד כבר יש חלק מסוג „פתיחה”, ואפשר רק אחד. מוחקים אחד מהם, או בוחרים סוג אחר',
        english: 'the page already has a hero: delete one of them, or choose another type',
      },
      ...same,
    ]
  if (heroes.length === 0)
    return [
      {
        path: ['sections'],
        hebrew: 'לעמוד אין כותרת ראשית. מוסיפים בראשו חלק מסוג „פתיחה”',
        english: 'the page has no main heading: add a hero section at the top',
      },
    ]
  return same
}

function headingsOf(sections: unknown[]): Heading[] {
  return sections.flatMap((section, index) => {
    const text = (section as Data | null)?.['heading']
    return typeof text === 'string' ? [{ path: ['sections', index, 'heading'], text }] : []
  })
}

/** The headings of a route page, whose parts are named fields instead of a list of sections. */
function headingsAnywhere(data: Data): Heading[] {
  return textsIn(data).filter(({ path }) => path.at(-1) === 'heading')
}

/** An FAQ list adds its own heading to the page. */
function titlesOfQuestions(path: string, data: Data): Heading[] {
  const lists = referencesIn(fieldsOf(path, data), data).filter(({ collection }) => collection === 'faq')
  return lists.map(({ path: at, id }) => ({ path: at, text: String(parseContentFile('.', `src/content/faq/${id}.yaml`)?.['title'] ?? '') }))
}

function repeated(headings: Heading[]): Complaint[] {
  const seen = new Set<string>()
  return headings.flatMap(({ path, text }) => {
    // Emphasis and line breaks do not make it a different heading.
    const plain = onOneLine(text)
    const isTwice = plain !== '' && seen.has(plain)
    seen.add(plain)
    return isTwice ? [twice(path, plain)] : []
  })
}

function landingsOf({ landings }: Data): unknown[] {
  return Array.isArray(landings) ? landings : []
}

/** The first section of the active variant must render the page heading, and a week-hero can't come later: it always renders one. */
function leadOf(landing: unknown, at: (string | number)[]): Complaint[] {
  const { variant, variants, sections } = (landing ?? {}) as { variant?: string; variants?: Record<string, unknown>; sections?: Data }
  const order = variants?.[variant ?? '']
  if (!Array.isArray(order) || !sections) return []
  const types = order.map((name) => String((sections[String(name)] as Data | undefined)?.['type']))
  if (!leads.includes(types[0] ?? ''))
    return [
      {
        path: [...at, 'variants', variant ?? ''],
        hebrew: 'החלק הראשון בעמוד צריך להיות פתיחה: הוא נושא את הכותרת הראשית. משנים את הסדר',
        english: `the first section renders the page heading: put one of ${leads.join(', ')} first`,
      },
    ]
  const second = types.indexOf('week-hero', 1)
  if (second < 0) return []
  return [
    {
      path: [...at, 'sections', String(order[second])],
      hebrew: 'פתיחה של שבוע אפשר לשים רק בראש העמוד: היא נושאת את הכותרת הראשית',
      english: 'a week-hero must be the first section: it renders the page heading',
    },
  ]
}

/** Checks the headings of a Markdown text. */
function headingsOfText(body: string): Complaint[] {
  const seen = new Set<string>()
  return [...body.matchAll(/^(#{1,6})[ \t]+(.+?)[ \t]*#*$/gm)].flatMap(([, marks = '', heading = '']) => {
    if (marks === '#')
      return [
        {
          path: ['body'],
          hebrew: `„${heading}” היא כותרת ראשית, והיא כבר כתובה בשדה הכותרת. כותבים אותה עם שני סימני ##, או מוחקים`,
          english: `"${heading}" is a first-level heading, but the title already is one: write it with ##, or delete it`,
        },
      ]
    const isTwice = seen.has(heading)
    seen.add(heading)
    return isTwice ? [twice(['body'], heading)] : []
  })
}

function twice(path: (string | number)[], heading: string): Complaint {
  return {
    path,
    hebrew: `הכותרת „${heading}” כתובה פעמיים באותו עמוד. כדאי לשנות אחת מהן`,
    english: `the heading "${heading}" is on the page twice: change one of them`,
    isNote: true,
  }
}
