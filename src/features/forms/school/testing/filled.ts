import type { SchoolValues } from '../schema.ts'

/** A valid enquiry with every field filled in. */
export const filledSchool: SchoolValues = {
  schoolName: 'אלונים',
  ageGroup: 'middle',
  phone: '050-1234567',
  email: 'dana@school.org.il',
  notes: 'שלוש כיתות',
}
