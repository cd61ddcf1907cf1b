export const words = {
  form: 'הרשמה לתוכנית האנגלית',
  submit: 'שליחת הפרטים',
  managerName: 'שם המנהל או המנהלת',
  schoolName: 'שם בית הספר',
  phone: 'טלפון',
  email: 'אימייל',
  notes: 'מה חשוב שנדע?',
  namePlaceholder: 'שם פרטי ושם משפחה',
  notesPlaceholder: 'שכבה, מספר כיתות, מתי תרצו להתחיל',
}
