import { atLeast, emailPattern, latin, required, text } from './rules'

/** What the contact form and the job application ask alike. */
export const generalFields = {
  fullName: text(required('נא להזין שם מלא'), atLeast(2, 'שם חייב להכיל לפחות 2 תווים')),
  email: latin(required('נא להזין כתובת אימייל'), emailPattern('כתובת אימייל לא תקינה')),
  message: text(required('נא להזין הודעה'), atLeast(10, 'ההודעה חייבת להכיל לפחות 10 תווים')),
}
