import * as z from 'zod/mini'
import { atLeast, emailPattern, latin, optionalText, text } from '../rules'

export const scienceSchema = z.object({
  name: text(atLeast(2, 'שם חייב להכיל לפחות 2 תווים')),
  position: text(atLeast(2, 'תפקיד חייב להכיל לפחות 2 תווים')),
  organization: text(atLeast(2, 'שם המוסד חייב להכיל לפחות 2 תווים')),
  email: latin(emailPattern('אימייל לא תקין')),
  phone: text(atLeast(9, 'מספר טלפון לא תקין')),
  interests: z.custom<string[]>(Array.isArray),
  notes: optionalText,
})

export type ScienceValues = z.infer<typeof scienceSchema>
