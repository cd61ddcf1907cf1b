import * as z from 'zod/mini'
import * as words from '@/content/interface/form-job.json'
import { generalFields } from '../general-fields'
import { latin, oneOf, optionalText, required, text } from '../rules'
import { englishLevels, positions, vehicleAnswers } from './answers'
import { isResumeProblem, type ResumeChoice } from './resume'

const youngest = 18

export const jobSchema = z.object({
  ...generalFields,
  phone: latin(required(words.phoneMissing), z.regex(/^\d{10}$/, words.phoneWrong)),
  age: text(
    required(words.ageMissing),
    z.refine((age) => Number(age) >= youngest, words.ageTooYoung),
  ),
  city: text(required(words.cityMissing)),
  education: text(required(words.educationMissing)),
  hasVehicle: oneOf(vehicleAnswers, words.hasVehicleMissing),
  position: oneOf(positions, words.positionMissing),
  englishLevel: oneOf(englishLevels, words.englishLevelMissing),
  hourlyRate: optionalText,
  availability: optionalText,
  techBackground: optionalText,
  teachingExperience: optionalText,
  teachingSkills: optionalText,
  additionalInfo: optionalText,
  resume: z.custom<ResumeChoice | null>((choice) => !isResumeProblem(choice as ResumeChoice | null)),
})

export type JobValues = z.infer<typeof jobSchema>
