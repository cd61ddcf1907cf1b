import type { Position } from '@/schemas/job'

export const words = {
  form: 'הגשת מועמדות',
  submit: 'שליחה',
  who: 'מי אתם',
  fit: 'מה מתאים לכם',
  about: 'כמה מילים עליכם',
  more: 'עוד פרטים שיעזרו לנו',
  moreHint: 'שישה שדות, אף אחד מהם אינו חובה',
  fullName: 'שם מלא',
  age: 'גיל',
  city: 'מקום מגורים',
  phone: 'טלפון',
  email: 'אימייל',
  position: 'איזו משרה?',
  englishLevel: 'רמת האנגלית שלכם',
  hasVehicle: 'יש לכם רכב?',
  education: 'השכלה',
  message: 'למה בא לכם ללמד?',
  availability: 'זמינות',
  hourlyRate: 'ציפיות שכר לשעה',
  teachingExperience: 'ניסיון בהוראה',
  techBackground: 'רקע טכנולוגי',
  teachingSkills: 'כישורי הדרכה',
  additionalInfo: 'משהו נוסף',
}

export const placeholders = {
  education: 'לדוגמה: סטודנטית למדעי המחשב',
  message: 'שתיים או שלוש שורות. אין תשובה נכונה',
  availability: 'ימים ושעות שנוחים לכם',
  hourlyRate: 'בשקלים',
  teachingExperience: 'איפה, כמה זמן, איזה גיל',
  techBackground: 'שפות, כלים, פרויקטים',
  teachingSkills: 'מה אתם עושים הכי טוב מול קבוצה',
  additionalInfo: 'כל מה שלא שאלנו',
}

export const positions: Record<Position, string> = { programming: 'תכנות', english: 'אנגלית', digital: 'אוריינות דיגיטלית' }

/** From the lowest step to the highest. */
export const englishLevels: Record<string, string> = { basic: 'בסיסית', good: 'טובה', fluent: 'שוטפת', native: 'שפת אם' }

export const vehicleAnswers: Record<string, string> = { yes: 'כן', no: 'לא' }
