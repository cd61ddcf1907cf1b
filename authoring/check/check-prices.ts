import { readFileSync } from 'node:fs'
import { statedPrices } from '../../src/schemas/camps/camp-texts.ts'
import { entryNames } from '../content/entry-names.ts'
import type { Complaint } from '../explain/complaint.ts'
import { readContent } from '../merge/content-file.ts'
import { textsIn } from './texts-in.ts'

/** Texts about camps that stand outside of the camps' own files, where the schema compares them. */
const aboutCamps = /^src\/content\/(pages\/win-camp|cities\/[\w-]+|faq\/camps)\.yaml$/

/** A price that no camp has. It may be that of something else, so that the owner is asked and not refused. */
export function complaintsAboutPrices(path: string, data: unknown): Complaint[] {
  if (!aboutCamps.test(path)) return []
  const known = campPrices()
  return textsIn(data).flatMap(({ path: at, text }) =>
    statedPrices(text)
      .filter(({ price }) => !known.includes(price))
      .map(({ said }) => ({
        path: at,
        isNote: true,
        hebrew: `בטקסט כתוב "${said}", ואין קייטנה במחיר הזה. כדאי לבדוק, או להשמיט: המחיר מופיע ליד כל קייטנה מתוך הקובץ שלה`,
        english: `a text says "${said}", and no camp has this price`,
      })),
  )
}

function campPrices(): unknown[] {
  return entryNames('camps').map((name) => {
    const file = `src/content/camps/${name}.yaml`
    return readContent(file, readFileSync(file, 'utf8'))['price']
  })
}
