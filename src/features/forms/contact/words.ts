export const words = {
  form: 'כתבו לנו',
  submit: 'שליחה',
  fullName: 'שם מלא',
  email: 'אימייל',
  message: 'הודעה',
  messagePlaceholder: 'מה אתם מחפשים, ולמי',
}
