import * as z from 'zod/mini'
import type { TemplateParams } from '@/browser/send-mail/send-mail'
import type { FormName } from '@/config/forms'
import { fromTemplateParams as fromContact } from './contact/from-template-params'
import { contactSchema } from './contact/schema'
import { fromTemplateParams as fromEnglish } from './english/from-template-params'
import { englishSchema } from './english/schema'
import { fromTemplateParams as fromJob } from './job/from-template-params'
import { jobSchema } from './job/schema'
import { fromTemplateParams as fromSchool } from './school/from-template-params'
import { schoolSchema } from './school/schema'
import { fromTemplateParams as fromScience } from './science/from-template-params'
import { scienceSchema } from './science/schema'
import { fromTemplateParams as fromWaitingList } from './waiting-list/from-template-params'
import { waitingListSchema } from './waiting-list/schema'

const rules: Record<FormName, (params: TemplateParams) => string[]> = {
  school: (params) => brokenFields(schoolSchema, fromSchool(params)),
  english: (params) => brokenFields(englishSchema, fromEnglish(params)),
  science: (params) => brokenFields(scienceSchema, fromScience(params)),
  contact: (params) => brokenFields(contactSchema, fromContact(params)),
  job: (params) => brokenFields(jobSchema, fromJob(params)),
  'waiting-list': (params) => brokenFields(waitingListSchema, fromWaitingList(params)),
}

/**
 * The fields of a mail that the form would not have let through. The server asks this of whatever it is sent, by the
 * forms' own schemas: what a page checks, only a page checks.
 */
export function findBrokenFields(form: FormName, params: TemplateParams): string[] {
  return rules[form](params)
}

function brokenFields<Values>(schema: z.ZodMiniType<Values>, values: Values): string[] {
  const issues = z.safeParse(schema, values).error?.issues ?? []
  return [...new Set(issues.map(({ path }) => String(path[0])))]
}
