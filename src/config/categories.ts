import { paths } from './paths'

/** The five subjects of the blog, in the order they are shown. The description is the subject page's own. */
export const categories = {
  innovation: {
    label: 'חדשנות בחינוך',
    description: 'מאמרים על חדשנות בחינוך: איך מכניסים לכיתה בינה מלאכותית וכלים חדשים, צעד אחר צעד ובלי להסתנוור.',
  },
  pedagogy: {
    label: 'פדגוגיה חדשה',
    description: 'מאמרים על פדגוגיה חדשה: משחוק, למידה במשחק בנייה ודרכים ללמד שמשאירות לתלמידים משהו לעשות.',
  },
  team: {
    label: 'ניהול צוות',
    description: 'מאמרים על ניהול צוות חינוכי: שגרות, ישיבות קצרות, ערוצים מסודרים וזמן שחוזר למורים ולרכזות.',
  },
  training: {
    label: 'הדרכה',
    description: 'מאמרים על הדרכה ועל תכנון לימודים: סדנאות לצוות, דפי מורה ויחידות שאפשר ללמד כבר מחר.',
  },
  management: {
    label: 'ניהול בית ספר',
    description: 'מאמרים על ניהול בית ספר: הערכה שמלמדת, ישיבות נתונים שנגמרות בהחלטה ושגרות שמחזיקות שנה.',
  },
} as const

export type Category = keyof typeof categories

export const categoryIds = Object.keys(categories) as [Category, ...Category[]]

/** The list of the articles of one subject. */
export function categoryPath(id: Category): string {
  return `${paths.blog}/category/${id}`
}
