export const words = {
  form: 'פנייה מבית ספר',
  submit: 'שליחת הפרטים',
  schoolName: 'שם בית הספר',
  ageGroup: 'סוג בית הספר',
  phone: 'טלפון',
  email: 'אימייל',
  notes: 'מה חשוב לכם שנדע?',
}

export const ageGroups: Record<string, string> = { primary: 'יסודי', middle: 'חטיבת ביניים', high: 'תיכון' }
