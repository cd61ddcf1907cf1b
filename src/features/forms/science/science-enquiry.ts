import type { Enquiry } from '../enquiry'
import { schoolAndScienceToasts } from '../toasts'
import { scienceDefaults } from './defaults'
import { type ScienceValues, scienceSchema } from './schema'
import { toTemplateParams } from './to-template-params'
import { interests, words } from './words'

export const scienceEnquiry: Enquiry<ScienceValues> = {
  name: 'science',
  schema: scienceSchema,
  defaults: scienceDefaults,
  toTemplateParams,
  words,
  answers: { interests },
  toasts: schoolAndScienceToasts,
}
