import * as z from 'zod/mini'
import { atLeast, emailPattern, latin, oneOf, optionalText, text } from '../rules'
import { ageGroups } from './words'

export const schoolSchema = z.object({
  schoolName: text(atLeast(2, 'נא להזין שם בית ספר')),
  ageGroup: oneOf(Object.keys(ageGroups), 'נא לבחור סוג בית ספר'),
  phone: text(atLeast(9, 'נא להזין מספר טלפון תקין')),
  email: latin(emailPattern('נא להזין כתובת אימייל תקינה')),
  notes: optionalText,
})

export type SchoolValues = z.infer<typeof schoolSchema>
