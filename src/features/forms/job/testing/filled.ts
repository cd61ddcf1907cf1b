import { filledContact } from '../../contact/testing/filled.ts'
import type { JobValues } from '../schema.ts'

/** A valid enquiry with every field filled in. */
export const filledJob: JobValues = {
  ...filledContact,
  listing: 'מדריכים ומדריכות לאנגלית במשחק בנייה',
  phone: '0501234567',
  age: '24',
  city: 'קריית גת',
  education: 'סטודנטית למדעי המחשב',
  hasVehicle: 'no',
  position: 'english',
  englishLevel: 'fluent',
  hourlyRate: '80',
  availability: 'בקרים',
  techBackground: 'Java, C++',
  teachingExperience: 'שנתיים',
  additionalInfo: 'אוהבת בלוקים',
  resume: { state: 'ready', name: 'קורות חיים.pdf', size: 4, dataUrl: 'data:application/pdf;base64,JVBERi0=' },
}
