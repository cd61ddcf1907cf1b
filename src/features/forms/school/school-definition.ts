import * as words from '@/content/interface/form-school.json'
import type { FormDefinition } from '../form-definition'
import { schoolAndScienceToasts } from '../toasts'
import { ageGroups } from './answers'
import { schoolDefaults } from './defaults'
import { type SchoolValues, schoolSchema } from './schema'
import { toTemplateParams } from './to-template-params'

export const schoolDefinition: FormDefinition<SchoolValues> = {
  name: 'school',
  schema: schoolSchema,
  defaults: schoolDefaults,
  toTemplateParams,
  labels: {
    schoolName: words.schoolName,
    ageGroup: words.ageGroup,
    phone: words.phone,
    email: words.email,
    notes: words.notes,
  },
  answers: { ageGroup: ageGroups },
  toasts: schoolAndScienceToasts,
}
