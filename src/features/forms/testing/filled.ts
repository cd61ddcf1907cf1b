import type { ContactValues } from '../contact/schema'
import type { EnglishValues } from '../english/schema'
import type { JobValues } from '../job/schema'
import type { SchoolValues } from '../school/schema'
import type { ScienceValues } from '../science/schema'

/** One valid enquiry of each form. */
export const filledSchool: SchoolValues = {
  schoolName: 'אלונים',
  ageGroup: 'middle',
  phone: '050-1234567',
  email: 'dana@school.org.il',
  notes: 'שלוש כיתות',
}

export const filledEnglish: EnglishValues = {
  managerName: 'דנה לוי',
  schoolName: 'אלונים',
  phone: '0501234567',
  email: 'dana@school.org.il',
  notes: '',
}

export const filledScience: ScienceValues = {
  name: 'רונית כהן',
  position: 'מנהלת מתנ״ס',
  organization: 'מתנ״ס הדר',
  email: 'ronit@matnas.org.il',
  phone: '08-1234567',
  interests: ['vr', 'ai'],
  notes: 'בחופשת פסח',
}

export const filledContact: ContactValues = { fullName: 'דנה לוי', email: 'dana@school.org.il', message: 'שלום, אשמח לפרטים' }

export const filledJob: JobValues = {
  ...filledContact,
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
  teachingSkills: 'סבלנות',
  additionalInfo: 'אוהבת בלוקים',
  resume: null,
}
