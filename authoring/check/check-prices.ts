import { readFileSync } from 'node:fs'
import { contradictedFacts, type FactsInTexts, statedPrices, wrongWeekdays } from '../../src/schemas/camps/camp-texts.ts'
import { entryNames } from '../content/entry-names.ts'
import { schemas } from '../content/schemas.ts'
import { bothLanguages, type Complaint } from '../explain/complaint.ts'
import { readContent } from '../merge/content-file.ts'
import { textsIn } from './texts-in.ts'

/** Texts about camps outside the camp files. Inside the camp files, the schema compares them. */
const aboutCamps = /^src\/content\/(pages\/win-camp|cities\/[\w-]+|faq\/camps)\.yaml$/

/**
 * Reports prices that no camp has, and sentences that name a camp with a price, day or time that differs from the camp's. Only notes,
 * because the value may belong to something else.
 */
export function complaintsAboutPrices(path: string, data: unknown): Complaint[] {
  if (path.startsWith('src/content/camps/')) return []
  const texts = textsIn(data)
  const camps = campFacts()
  const contradicting = texts.flatMap(({ path: at, text }) => contradictions(text, camps).map((fault) => ({ path: at, ...fault })))
  if (!aboutCamps.test(path)) return contradicting
  const unknown = texts.flatMap(({ path: at, text }) =>
    statedPrices(text)
      .filter(({ price }) => camps.every((camp) => camp.price !== price))
      .filter(({ text: stated }) => !contradicting.some((fault) => fault.hebrew.includes(`"${stated}"`)))
      .map(({ text: stated }) => ({
        path: at,
        isNote: true,
        hebrew: `בטקסט כתוב "${stated}", ואין קייטנה במחיר הזה. כדאי לבדוק, או להשמיט: המחיר מופיע ליד כל קייטנה מתוך הקובץ שלה`,
        english: `the text says "${stated}", but no camp has this price`,
      })),
  )
  return [...contradicting, ...unknown]
}

function contradictions(text: string, camps: FactsInTexts[]): Omit<Complaint, 'path'>[] {
  return sentencesOf(text).flatMap((sentence) => {
    const named = camps.filter(({ title }) => sentence.includes(title))
    const [camp] = named
    if (!camp || named.length > 1) return []
    // Reported in any text (check-weekdays.ts).
    const reported = wrongWeekdays(sentence)
    return contradictedFacts(sentence, camp)
      .filter((fault) => !reported.includes(fault))
      .map((fault) => ({ isNote: true, ...bothLanguages(fault) }))
  })
}

/** Splits only at punctuation that a space follows: dates and prices contain full stops. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s|\n/)
}

/** Cache by file content: parsing a camp takes as long as all other checks of a text together. */
const parsedCamps = new Map<string, FactsInTexts | undefined>()

function campFacts(): FactsInTexts[] {
  return entryNames('camps').flatMap((name) => {
    const file = `src/content/camps/${name}.yaml`
    const source = readFileSync(file, 'utf8')
    if (!parsedCamps.has(source))
      parsedCamps.set(source, schemas.get('camps')?.safeParse(readContent(file, source)).data as FactsInTexts | undefined)
    return parsedCamps.get(source) ?? []
  })
}
