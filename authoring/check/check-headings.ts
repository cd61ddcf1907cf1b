import { collectionOf } from '../content/collection-of.ts'
import { readableFile } from '../content/readable.ts'
import { referencesIn } from '../content/references.ts'
import type { Complaint } from '../explain/complaint.ts'
import { fieldsOf } from '../fields/fields-of.ts'
import { textsIn } from './texts-in.ts'

type Data = Record<string, unknown>

interface Heading {
  path: (string | number)[]
  text: string
}

/** The kinds of sections that can carry the heading of a page about a camp, where they come first. */
const leads = ['scoreboard-hero', 'tournament', 'week-hero']

/** Each page has one heading of its own: none, or two of them, stop the publication. Headings below it that are there twice are only said. */
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
        english: 'the page has no sections, so there is nothing to show: add a hero, and others after it',
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
        english: 'the page has a hero already: delete one of them, or choose another type',
      },
      ...same,
    ]
  if (heroes.length === 0)
    return [
      {
        path: ['sections'],
        hebrew: 'לעמוד אין כותרת ראשית. מוסיפים בראשו חלק מסוג „פתיחה”',
        english: 'the page has no heading: add a section of the type hero at its top',
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

/** The headings of a drawn page: its parts have names of their own, and each has its heading. */
function headingsAnywhere(data: Data): Heading[] {
  return textsIn(data).filter(({ path }) => path.at(-1) === 'heading')
}

/** A list of questions brings its own heading into the page. */
function titlesOfQuestions(path: string, data: Data): Heading[] {
  const lists = referencesIn(fieldsOf(path, data), data).filter(({ collection }) => collection === 'faq')
  return lists.map(({ path: at, id }) => ({ path: at, text: String(readableFile('.', `src/content/faq/${id}.yaml`)?.['title'] ?? '') }))
}

function repeated(headings: Heading[]): Complaint[] {
  const seen = new Set<string>()
  return headings.flatMap(({ path, text }) => {
    // Words in another colour, or on two lines, are the same words.
    const said = text.replaceAll('*', '').replace(/\s+/g, ' ').trim()
    const isTwice = said !== '' && seen.has(said)
    seen.add(said)
    return isTwice ? [twice(path, said)] : []
  })
}

function landingsOf({ landings }: Data): unknown[] {
  return Array.isArray(landings) ? landings : []
}

/** In the order that is shown, a section that can carry the heading comes first; the one that always carries it comes nowhere else. */
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
        english: `the first section of the page carries its heading: put one of ${leads.join(', ')} first`,
      },
    ]
  const second = types.indexOf('week-hero', 1)
  if (second < 0) return []
  return [
    {
      path: [...at, 'sections', String(order[second])],
      hebrew: 'פתיחה של שבוע אפשר לשים רק בראש העמוד: היא נושאת את הכותרת הראשית',
      english: 'a week-hero can only be the first section: it carries the heading of the page',
    },
  ]
}

/** The headings of a text in Markdown. */
function headingsOfText(body: string): Complaint[] {
  const seen = new Set<string>()
  return [...body.matchAll(/^(#{1,6})[ \t]+(.+?)[ \t]*#*$/gm)].flatMap(([, marks = '', heading = '']) => {
    if (marks === '#')
      return [
        {
          path: ['body'],
          hebrew: `„${heading}” היא כותרת ראשית, והיא כבר כתובה בשדה הכותרת. כותבים אותה עם שני סימני ##, או מוחקים`,
          english: `"${heading}" is a heading of the first level, which the title is already: write it with ##, or delete it`,
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
    english: `the heading "${heading}" is on the page twice: better change one of them`,
    isNote: true,
  }
}
