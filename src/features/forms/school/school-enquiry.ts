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
  words,
  answers: { ageGroup: ageGroups },
  toasts: schoolAndScienceToasts,
}
