import type { Enquiry } from '../enquiry'
import { englishToasts } from '../toasts'
import { englishDefaults } from './defaults'
import { type EnglishValues, englishSchema } from './schema'
import { toTemplateParams } from './to-template-params'
import { words } from './words'

export const englishEnquiry: Enquiry<EnglishValues> = {
  name: 'english',
  schema: englishSchema,
  defaults: englishDefaults,
  toTemplateParams,
  toLines: (values) => [
    [words.managerName, values.managerName],
    [words.schoolName, values.schoolName],
    [words.phone, values.phone],
    [words.email, values.email],
    [words.notes, values.notes],
  ],
  toasts: englishToasts,
}
