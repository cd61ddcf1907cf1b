import { wordFor } from '../choices'
import type { Enquiry } from '../enquiry'
import { generalToasts } from '../toasts'
import { jobDefaults } from './defaults'
import { type JobValues, jobSchema } from './schema'
import { toTemplateParams } from './to-template-params'
import { englishLevels, positions, vehicleAnswers, words } from './words'

export const jobEnquiry: Enquiry<JobValues> = {
  name: 'job',
  schema: jobSchema,
  defaults: jobDefaults,
  toTemplateParams,
  toLines: (values) => [
    [words.fullName, values.fullName],
    [words.age, values.age],
    [words.city, values.city],
    [words.phone, values.phone],
    [words.email, values.email],
    [words.position, wordFor(positions, values.position)],
    [words.englishLevel, wordFor(englishLevels, values.englishLevel)],
    [words.hasVehicle, wordFor(vehicleAnswers, values.hasVehicle)],
    [words.education, values.education],
    [words.message, values.message],
    [words.availability, values.availability],
    [words.hourlyRate, values.hourlyRate],
    [words.teachingExperience, values.teachingExperience],
    [words.techBackground, values.techBackground],
    [words.teachingSkills, values.teachingSkills],
    [words.additionalInfo, values.additionalInfo],
  ],
  toasts: generalToasts,
}
