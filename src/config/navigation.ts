import { paths } from './paths'

export interface NavLink {
  label: string
  href: string
  /** What the tooltip says on hover and on keyboard focus. */
  hint: string
}

/** The seven links of the bar, in order. The camp item opens a menu (src/queries/camps.ts). */
export const mainNav: NavLink[] = [
  { label: 'בינה מלאכותית', href: paths.ai, hint: 'לתלמידים, למורים ולבעלי עסקים' },
  { label: 'אנגלית', href: paths.english, hint: 'לומדים אנגלית במשחק בנייה' },
  { label: 'מחנות', href: paths.camps, hint: 'חופשות וקיץ, כיתות ב׳ עד ח׳' },
  { label: 'סל מדע', href: paths.science, hint: 'מחנות מדע בסבסוד המדינה' },
  { label: 'למנהלי בתי ספר', href: paths.principals, hint: 'תוכנית לכל שלב חינוך' },
  { label: 'בלוג', href: paths.blog, hint: 'מאמרים לאנשי חינוך' },
  { label: 'דרושים', href: paths.jobs, hint: 'מחפשים מדריכים ומדריכות' },
]

/** The first and the last entry of the camp menu; the camps that stand between them come from src/content/camps. */
export const campMenuEnds: [NavLink, NavLink] = [
  { label: 'כל המחנות', href: paths.camps, hint: 'חופשות וקיץ, כיתות ב׳ עד ח׳' },
  { label: 'סל מדע', href: paths.science, hint: 'מחנות מדע מסובסדים' },
]

/** The phone panel: every route but the two camp sub-entries that are not in the bar. */
export const panelNav: NavLink[] = [
  { label: 'עמוד הבית', href: paths.home, hint: 'חדשנות טכנולוגית בבית הספר' },
  ...mainNav,
  { label: 'עיר חכמה', href: paths.city, hint: 'תוכנית לרשויות' },
  { label: 'חינוך במשחק בנייה', href: paths.education, hint: 'מיומנויות המאה ה־21' },
  { label: 'בונים עיר', href: paths.experiments, hint: 'טעימה מתוכנית העיר' },
  { label: 'הנסיך והדרקון', href: paths.story, hint: 'סיפור, שאלות וחידות' },
  { label: 'יצירת קשר', href: paths.contact, hint: 'כתבו לנו' },
]

export const footerProgrammes = [
  { label: 'בינה מלאכותית', href: paths.ai },
  { label: 'אנגלית במשחק', href: paths.english },
  { label: 'מחנות חופש וקיץ', href: paths.camps },
  { label: 'סל מדע', href: paths.science },
  { label: 'תוכניות לבתי ספר', href: paths.principals },
  { label: 'עיר חכמה לרשויות', href: paths.city },
]

export const footerInformation = [
  { label: 'בלוג לאנשי חינוך', href: paths.blog },
  { label: 'דרושים מדריכים ומדריכות', href: paths.jobs },
  { label: 'חינוך במשחק בנייה', href: paths.education },
  { label: 'בונים עיר', href: paths.experiments },
  { label: 'הנסיך והדרקון', href: paths.story },
  { label: 'הצהרת נגישות', href: paths.accessibility },
  { label: 'מדיניות פרטיות', href: paths.privacy },
]
