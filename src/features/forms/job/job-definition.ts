import words from '#content/interface/form-job.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import type { FormDefinition } from '../form-definition.ts'
import { generalToasts } from '../toasts.ts'
import { englishLevels, positions, vehicleAnswers } from './answers.ts'
import { jobDefaults } from './defaults.ts'
import { type JobValues, jobSchema } from './schema.ts'
import { toTemplateParams } from './to-template-params.ts'

export const jobDefinition: FormDefinition<JobValues> = {
  name: 'job',
  schema: jobSchema,
  defaults: jobDefaults,
  toTemplateParams,
  labels: {
    listing: words.listing,
    fullName: words.fullName,
    phone: words.phone,
    email: words.email,
    city: words.city,
    age: words.age,
    position: words.position,
    englishLevel: words.englishLevel,
    hasVehicle: words.hasVehicle,
    education: words.education,
    message: words.message,
    availability: words.availability,
    hourlyRate: words.hourlyRate,
    teachingExperience: words.teachingExperience,
    techBackground: words.techBackground,
    additionalInfo: words.additionalInfo,
  },
  answers: {
    position: positions,
    englishLevel: englishLevels,
    hasVehicle: vehicleAnswers,
  },
  toasts: generalToasts,
  receipt: {
    title: words.sentTitle,
    fields: ['fullName', 'listing', 'position', 'phone'],
    reply: shared.reply,
    next: words.sentNext,
    chat: words.sentChat,
  },
}
