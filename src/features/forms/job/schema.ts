import * as z from 'zod/mini'
import words from '#content/interface/form-job.json' with { type: 'json' }
import { generalFields } from '../general-fields.ts'
import { latin, oneOf, optionalText, text } from '../rules.ts'
import { englishLevels, positions, vehicleAnswers } from './answers.ts'
import { isSendable, type ResumeChoice } from './resume.ts'

const youngest = 18
const oldest = 120

export const jobSchema = z.object({
  ...generalFields,
  /** The title of the listing that the application began at, if it did: no field of the form, but a line of its mail. */
  listing: optionalText,
  phone: latin(words.phoneMissing, z.regex(/^\d{10}$/, words.phoneWrong)),
  age: text(
    words.ageMissing,
    z.refine((age) => Number(age) >= youngest, words.ageTooYoung),
    z.refine((age) => /^\d+$/.test(age) && Number(age) <= oldest, words.ageWrong),
  ),
  city: text(words.cityMissing),
  education: text(words.educationMissing),
  hasVehicle: oneOf(vehicleAnswers, words.hasVehicleMissing),
  position: oneOf(positions, words.positionMissing),
  englishLevel: oneOf(englishLevels, words.englishLevelMissing),
  hourlyRate: optionalText,
  availability: optionalText,
  techBackground: optionalText,
  teachingExperience: optionalText,
  /** Sent as the specification asks, though no field asks for it. */
  teachingSkills: z.optional(optionalText),
  additionalInfo: optionalText,
  resume: z._default(z.custom<ResumeChoice | null>(isSendable, words.resumeUnreadable), null),
})

export type JobValues = z.infer<typeof jobSchema>
