import { neededWithDates } from '../../src/schemas/camps/camp-stage.ts'

/** When a field is asked for that is neither asked for always nor left to choice: what a camp has to say once it has dates, or is at a place. */
export function askedWhen(collection: string, field: string): string | undefined {
  if (collection !== 'camps') return undefined
  if (field === 'location') return 'חובה במחנה שאינו אונליין'
  if (field === 'dates') return 'אפשר גם עונה, כל עוד אין תאריכים'
  return neededWithDates.some((name) => name === field) ? 'חובה כשיש תאריכים' : undefined
}
