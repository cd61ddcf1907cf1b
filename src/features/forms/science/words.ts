import type { Interest } from '@/schemas/interest'

export const words = {
  form: 'פנייה על סל מדע',
  submit: 'שליחת הפרטים',
  name: 'שם מלא',
  position: 'תפקיד',
  organization: 'שם המוסד',
  email: 'אימייל',
  phone: 'טלפון',
  interests: 'מה בסל?',
  notes: 'עוד משהו שכדאי שנדע?',
  positionPlaceholder: 'לדוגמה: מנהלת מתנ״ס',
  organizationPlaceholder: 'בית ספר, מתנ״ס או רשות',
  notesPlaceholder: 'כמה ילדים, באיזו חופשה, מה כבר ניסיתם',
  interestsInMail: 'תחומי עניין',
  notesInMail: 'הערות',
}

export const interests: Record<Interest, string> = {
  programming: 'תכנות',
  ai: 'בינה מלאכותית',
  gaming: 'גיימינג',
  media: 'מדיה',
  vr: 'מציאות מדומה',
}
