import { fillOwnerFacts, unknownFactError } from '../../src/config/owner-facts.ts'
import { bothLanguages, type Complaint } from '../explain/complaint.ts'

type Words = string | { [name: string]: Words }

/** Parses a file of src/content/interface and fills in the owner's facts. Throws an error that says what to fix. */
export function checkWords(source: string, file: string): Words {
  let words: unknown
  try {
    words = JSON.parse(source)
  } catch (problem) {
    throw new Error(`${file}: הקובץ אינו JSON תקין · invalid JSON: ${(problem as Error).message}`)
  }
  return checkedWords(words, file)
}

/** Every error in the texts of a file. */
export function complaintsAboutWords(data: Record<string, unknown>): Complaint[] {
  return Object.entries(data).flatMap(([name, words]) => {
    try {
      checkedWords(words, '')
      return []
    } catch (error) {
      const [, where = '', problem = ''] = /^(.*?): (.*)$/s.exec((error as Error).message) ?? []
      return [{ path: [name, ...where.split(' › ').slice(1)], ...bothLanguages(problem) }]
    }
  })
}

function checkedWords(words: unknown, where: string): Words {
  if (typeof words === 'string') {
    const filled = fillOwnerFacts(words)
    const problem = words.trim() ? unknownFactError(filled) : 'הטקסט ריק · this text is empty'
    if (problem) throw new Error(`${where}: ${problem}`)
    return filled
  }
  if (typeof words !== 'object' || words === null || Array.isArray(words)) throw new Error(`${where}: צריך להיות טקסט · must be a text`)
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, checkedWords(text, `${where} › ${name}`)]))
}
