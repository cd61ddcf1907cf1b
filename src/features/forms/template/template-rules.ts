import * as z from 'zod/mini'
import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import type { FormName } from '#config/forms.ts'
import { fromTemplateParams as fromContact } from '#features/forms/contact/from-template-params.ts'
import { contactSchema } from '#features/forms/contact/schema.ts'
import { fromTemplateParams as fromEnglish } from '#features/forms/english/from-template-params.ts'
import { englishSchema } from '#features/forms/english/schema.ts'
import { fromTemplateParams as fromJob } from '#features/forms/job/from-template-params.ts'
import { jobSchema } from '#features/forms/job/schema.ts'
import { fromTemplateParams as fromSchool } from '#features/forms/school/from-template-params.ts'
import { schoolSchema } from '#features/forms/school/schema.ts'
import { fromTemplateParams as fromScience } from '#features/forms/science/from-template-params.ts'
import { scienceSchema } from '#features/forms/science/schema.ts'
import { fromTemplateParams as fromWaitingList } from '#features/forms/waiting-list/from-template-params.ts'
import { waitingListSchema } from '#features/forms/waiting-list/schema.ts'

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
