import { wrongWeekdays } from '../../src/schemas/camps/camp-texts.ts'
import { bothLanguages, type Complaint } from '../explain/complaint.ts'
import { textsIn } from './texts-in.ts'

/** Finds full dates with the wrong weekday. Camp files are skipped: their schema checks this. */
export function complaintsAboutWeekdays(path: string, data: unknown): Complaint[] {
  if (path.startsWith('src/content/camps/')) return []
  return textsIn(data).flatMap(({ path: at, text }) => wrongWeekdays(text).map((fault) => ({ path: at, ...bothLanguages(fault) })))
}
