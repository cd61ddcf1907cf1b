import { neededWithDates } from '../../src/schemas/camps/camp-stage.ts'

/** Hint for a field that is only sometimes mandatory: a camp with dates, or one that is not online, needs more fields. */
export function requiredWhen(collection: string, field: string): string | undefined {
  if (collection !== 'camps') return undefined
  if (field === 'location') return 'חובה במחנה שאינו אונליין'
  if (field === 'dates') return 'אפשר גם עונה, כל עוד אין תאריכים'
  return neededWithDates.some((name) => name === field) ? 'חובה כשיש תאריכים' : undefined
}
