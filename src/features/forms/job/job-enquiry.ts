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
  words,
  answers: { position: positions, englishLevel: englishLevels, hasVehicle: vehicleAnswers },
  toasts: generalToasts,
}
