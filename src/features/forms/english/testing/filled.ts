import type { EnglishValues } from '../schema.ts'

/** A valid enquiry with every field filled in. */
export const filledEnglish: EnglishValues = {
  managerName: 'דנה לוי',
  schoolName: 'אלונים',
  phone: '0501234567',
  email: 'dana@school.org.il',
  notes: 'שכבת ה׳',
}
