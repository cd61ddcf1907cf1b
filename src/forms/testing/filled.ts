import type { FormName } from '#config/forms.ts'
import type { ContactValues } from '../contact.ts'
import type { EnglishValues } from '../english.ts'
import type { JobValues } from '../job.ts'
import type { SchoolValues } from '../school.ts'
import type { ScienceValues } from '../science.ts'
import type { WaitingListValues } from '../waiting-list.ts'

// Valid enquiries. A new field need not be added here: tested-forms.ts fills it in by its kind.

export const filledSchool = {
  topic: '',
  schoolName: 'אלונים',
  ageGroup: 'middle',
  phone: '050-1234567',
  email: 'dana@school.org.il',
  notes: 'שלוש כיתות',
} satisfies Partial<SchoolValues>

export const filledEnglish = {
  topic: '',
  managerName: 'דנה לוי',
  schoolName: 'אלונים',
  phone: '0501234567',
  email: 'dana@school.org.il',
  notes: 'שכבת ה׳',
} satisfies Partial<EnglishValues>

export const filledScience = {
  topic: '',
  name: 'רונית כהן',
  position: 'מנהלת מתנ״ס',
  organization: 'מתנ״ס הדר',
  email: 'ronit@matnas.org.il',
  phone: '08-1234567',
  interests: ['ai', 'vr'],
  notes: 'בחופשת פסח',
} satisfies Partial<ScienceValues>

export const filledContact = {
  topic: '',
  fullName: 'דנה לוי',
  email: 'dana@school.org.il',
  message: 'שלום, אשמח לפרטים',
} satisfies Partial<ContactValues>

export const filledJob = {
  topic: 'מדריכים ומדריכות לאנגלית במשחק בנייה',
  fullName: 'דנה לוי',
  phone: '0501234567',
  email: 'dana@school.org.il',
  resume: { state: 'ready', name: 'קורות חיים.pdf', size: 4, dataUrl: 'data:application/pdf;base64,JVBERi0=' },
  city: 'קריית גת',
  age: '24',
  position: 'english',
  englishLevel: 'fluent',
  hasVehicle: 'no',
  education: 'סטודנטית למדעי המחשב',
  message: 'שלום, אשמח לפרטים',
  availability: 'בקרים',
  hourlyRate: '80',
  teachingExperience: 'שנתיים',
  techBackground: 'Java, C++',
  teachingSkills: '',
  additionalInfo: 'אוהבת בלוקים',
} satisfies Partial<JobValues>

export const filledWaitingList = {
  topic: 'מחנה פסח 2027',
  parentName: 'דנה לוי',
  phone: '050-1234567',
  grade: '4',
  city: 'קריית גת',
} satisfies Partial<WaitingListValues>

export const filled: Record<FormName, Record<string, unknown>> = {
  school: filledSchool,
  english: filledEnglish,
  science: filledScience,
  contact: filledContact,
  job: filledJob,
  'waiting-list': filledWaitingList,
}
