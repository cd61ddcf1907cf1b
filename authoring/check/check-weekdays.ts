import { otherWeekdaysOfYear } from '../../src/schemas/camps/camp-texts.ts'
import { bothLanguages, type Complaint } from '../explain/complaint.ts'
import { textsIn } from './texts-in.ts'

/** A day with its year on another day of the week than it is, outside of the camps' own files, where the schema asks. */
export function complaintsAboutWeekdays(path: string, data: unknown): Complaint[] {
  if (path.startsWith('src/content/camps/')) return []
  return textsIn(data).flatMap(({ path: at, text }) => otherWeekdaysOfYear(text).map((fault) => ({ path: at, ...bothLanguages(fault) })))
}
