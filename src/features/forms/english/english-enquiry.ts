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
  words,
  toasts: englishToasts,
}
