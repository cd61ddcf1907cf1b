import * as z from 'zod/mini'
import { atLeast, emailPattern, latin, optionalText, required, text } from '../rules'

/** A landline or a mobile of Israel, digits only: 02, 03, 04, 08, 09 or 05x, then seven digits. */
const israeliPhone = /^0(?:[23489]|5\d)\d{7}$/

export const englishSchema = z.object({
  managerName: text(required('שדה חובה'), atLeast(2, 'נא להזין שם מלא')),
  schoolName: text(required('נא להזין את שם בית הספר'), atLeast(2, 'נא להזין שם בית ספר תקין')),
  phone: latin(required('נא להזין מספר טלפון'), z.regex(israeliPhone, 'נא להזין מספר טלפון תקין')),
  email: latin(required('נא להזין כתובת אימייל'), emailPattern('נא להזין כתובת אימייל תקינה')),
  notes: optionalText,
})

export type EnglishValues = z.infer<typeof englishSchema>
