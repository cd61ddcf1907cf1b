import * as z from 'zod/mini'
import { generalFields } from '../general-fields'
import { latin, oneOf, optionalText, required, text } from '../rules'
import { isResumeProblem, type ResumeChoice } from './resume'
import { englishLevels, positions, vehicleAnswers } from './words'

const youngest = 18

export const jobSchema = z.object({
  ...generalFields,
  phone: latin(required('נא להזין מספר טלפון'), z.regex(/^\d{10}$/, 'מספר טלפון לא תקין')),
  age: text(
    required('נא להזין גיל'),
    z.refine((age) => Number(age) >= youngest, 'גיל מינימלי הוא 18'),
  ),
  city: text(required('נא להזין מקום מגורים')),
  education: text(required('נא להזין השכלה')),
  hasVehicle: oneOf(Object.keys(vehicleAnswers), 'נא לבחור אפשרות'),
  position: oneOf(Object.keys(positions), 'נא לבחור משרה'),
  englishLevel: oneOf(Object.keys(englishLevels), 'נא לבחור רמת אנגלית'),
  hourlyRate: optionalText,
  availability: optionalText,
  techBackground: optionalText,
  teachingExperience: optionalText,
  teachingSkills: optionalText,
  additionalInfo: optionalText,
  resume: z.custom<ResumeChoice | null>((choice) => !isResumeProblem(choice as ResumeChoice | null), 'הקובץ לא צורף'),
})

export type JobValues = z.infer<typeof jobSchema>
