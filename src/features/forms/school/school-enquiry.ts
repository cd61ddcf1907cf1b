import { wordFor } from '../choices'
import type { Enquiry } from '../enquiry'
import { schoolAndScienceToasts } from '../toasts'
import { schoolDefaults } from './defaults'
import { type SchoolValues, schoolSchema } from './schema'
import { toTemplateParams } from './to-template-params'
import { ageGroups, words } from './words'

export const schoolEnquiry: Enquiry<SchoolValues> = {
  name: 'school',
  schema: schoolSchema,
  defaults: schoolDefaults,
  toTemplateParams,
  toLines: (values) => [
    [words.schoolName, values.schoolName],
    [words.ageGroup, wordFor(ageGroups, values.ageGroup)],
    [words.phone, values.phone],
    [words.email, values.email],
    [words.notes, values.notes],
  ],
  toasts: schoolAndScienceToasts,
}
