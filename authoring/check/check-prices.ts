import { readFileSync } from 'node:fs'
import { type FactsInTexts, otherFacts, statedPrices } from '../../src/schemas/camps/camp-texts.ts'
import { entryNames } from '../content/entry-names.ts'
import { schemas } from '../content/schemas.ts'
import { bothLanguages, type Complaint } from '../explain/complaint.ts'
import { readContent } from '../merge/content-file.ts'
import { textsIn } from './texts-in.ts'

/** Texts about camps that stand outside of the camps' own files, where the schema compares them. */
const aboutCamps = /^src\/content\/(pages\/win-camp|cities\/[\w-]+|faq\/camps)\.yaml$/

/**
 * A price that no camp has, and in a sentence that names a camp a price, a day or an hour that is not that camp's. It may be that of something
 * else, so that the owner is asked and not refused.
 */
export function complaintsAboutPrices(path: string, data: unknown): Complaint[] {
  if (path.startsWith('src/content/camps/')) return []
  const texts = textsIn(data)
  const camps = campFacts()
  const about = texts.flatMap(({ path: at, text }) => contradictions(text, camps).map((fault) => ({ path: at, ...fault })))
  if (!aboutCamps.test(path)) return about
  const unknown = texts.flatMap(({ path: at, text }) =>
    statedPrices(text)
      .filter(({ price }) => camps.every((camp) => camp.price !== price))
      .filter(({ said }) => !about.some((fault) => fault.hebrew.includes(`"${said}"`)))
      .map(({ said }) => ({
        path: at,
        isNote: true,
        hebrew: `בטקסט כתוב "${said}", ואין קייטנה במחיר הזה. כדאי לבדוק, או להשמיט: המחיר מופיע ליד כל קייטנה מתוך הקובץ שלה`,
        english: `a text says "${said}", and no camp has this price`,
      })),
  )
  return [...about, ...unknown]
}

function contradictions(text: string, camps: FactsInTexts[]): Omit<Complaint, 'path'>[] {
  return sentencesOf(text).flatMap((sentence) => {
    const named = camps.filter(({ title }) => sentence.includes(title))
    const [camp] = named
    if (!camp || named.length > 1) return []
    return otherFacts(sentence, camp).map((fault) => ({ isNote: true, ...bothLanguages(fault) }))
  })
}

/** The full stop of a date or of a price is in the middle of a word. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s|\n/)
}

/** By what their files say: reading one takes as long as all other checks of a text. */
const read = new Map<string, FactsInTexts | undefined>()

function campFacts(): FactsInTexts[] {
  return entryNames('camps').flatMap((name) => {
    const file = `src/content/camps/${name}.yaml`
    const source = readFileSync(file, 'utf8')
    if (!read.has(source)) read.set(source, schemas.get('camps')?.safeParse(readContent(file, source)).data as FactsInTexts | undefined)
    return read.get(source) ?? []
  })
}
