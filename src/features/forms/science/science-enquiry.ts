import type { Enquiry } from '../enquiry'
import { schoolAndScienceToasts } from '../toasts'
import { scienceDefaults } from './defaults'
import { type ScienceValues, scienceSchema } from './schema'
import { toTemplateParams, toWords } from './to-template-params'
import { words } from './words'

export const scienceEnquiry: Enquiry<ScienceValues> = {
  name: 'science',
  schema: scienceSchema,
  defaults: scienceDefaults,
  toTemplateParams,
  toLines: (values) => [
    [words.name, values.name],
    [words.position, values.position],
    [words.organization, values.organization],
    [words.email, values.email],
    [words.phone, values.phone],
    [words.interestsInMail, toWords(values.interests)],
    [words.notesInMail, values.notes],
  ],
  toasts: schoolAndScienceToasts,
}
