import * as words from '@/content/interface/form-job.json'
import * as shared from '@/content/interface/forms.json'
import type { FormDefinition } from '../form-definition'
import { generalToasts } from '../toasts'
import { englishLevels, positions, vehicleAnswers } from './answers'
import { jobDefaults } from './defaults'
import { type JobValues, jobSchema } from './schema'
import { toTemplateParams } from './to-template-params'

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
